/** The content of the scenes' fragments. */
import { CONTENT as FOOTER_CONTENT } from '../api/footer/footer-content.ts'
import { BENEFITS, CATEGORY, TEASER, TOP_BANNER } from './promotion/campaign.tsx'

const promotion = (type: string, content: object) => ({ type, contentJSON: JSON.stringify(content) })
const VOUCHER = { voucherOrButton: { selector: 'voucherCode', voucherCode: { code: 'SOMMER:20' } } }
export const CONTENT = {
  navigation: [
    { title: 'Kaffee', href: '/categories/coffee', children: [{ title: 'Bohnen', href: '/beans' }] },
    { title: 'Magazin', href: '/magazine', target: '_blank', children: [] },
  ],
  themeWorlds: {
    themeworldFlyout: {
      overview: { title: 'Welten', url: '/worlds' },
      sections: { new: { headline: 'Neu', themeworlds: [{ url: '/w', title: 'W', badges: [] }] } },
    },
  },
  promotions: {
    a: promotion('ApiTopBannerPromotion', TOP_BANNER),
    b: promotion('ApiCategory', { ...CATEGORY, ...VOUCHER }),
    c: promotion('ApiPiPromotion', TEASER),
    d: promotion('ApiHeaderBenefitsPromotion', BENEFITS),
  },
  footer: {
    type: 'x',
    contentJSON: JSON.stringify({ ...FOOTER_CONTENT, viewChanger: { toMobile: 'Mobil', toDesktop: 'Groß' } }),
  },
}
/** Campaigns by the places of the header. */
export const PLACES = { 'top-banner': 'a', 'category-banner': 'b', 'pi-teaser': 'c', benefits: 'd' }
