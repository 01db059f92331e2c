/** Personal data (CALL-25) and newsletter status (CALL-26). */
import type { Routes } from './call.ts'

export const PERSONAL_DATA: Routes = {
  'GET /service/customerfrontenddata/api/v1/psdata': {
    fault: 'personal-data',
    tokens: ['csrfToken'],
    answer({ visitor: { loginStatus, customer } }) {
      const { firstname, lastname, loyaltyBeans, isCommunityMember, isCardMember } = customer
      const isKnown = loginStatus !== 'LOGGED_OUT'
      return Response.json({
        tracking: { loginStatus },
        customer: isKnown ? { firstname, lastname, loyaltyBeans } : {},
        statuses: { isCommunityMember: isKnown && isCommunityMember, isShopcardMember: isKnown && isCardMember },
      })
    },
  },
  'GET /json/psdata': {
    fault: 'psdata',
    answer: ({ visitor }) => Response.json({ nl_status: visitor.newsletterStatus }),
  },
}
