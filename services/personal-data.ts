/** Personal data (CALL-25) and newsletter status (CALL-26). */
import type { FastifyInstance } from 'fastify'
import { requireTokens } from './tokens.ts'
import { visitorOf } from './visitor.ts'

export function registerPersonalData(app: FastifyInstance): void {
  app.get(
    '/service/customerfrontenddata/api/v1/psdata',
    { config: { call: 'personal-data' }, preHandler: requireTokens('csrfToken') },
    async (request, reply) => {
      const { loginStatus, customer } = visitorOf(request, reply)
      const { firstname, lastname, loyaltyBeans, isCommunityMember, isCardMember } = customer
      const isKnown = loginStatus !== 'LOGGED_OUT'
      return {
        tracking: { loginStatus },
        customer: isKnown ? { firstname, lastname, loyaltyBeans } : {},
        statuses: {
          isCommunityMember: isKnown && isCommunityMember,
          isShopcardMember: isKnown && isCardMember,
        },
      }
    },
  )

  app.get('/json/psdata', { config: { call: 'psdata' } }, async (request, reply) => ({
    nl_status: visitorOf(request, reply).newsletterStatus,
  }))
}
