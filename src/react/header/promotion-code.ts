/** The code of campaigns, for those that a fragment has: hydration needs it at once. */
type Code = typeof import('../promotion/Promotion.late.tsx')

let code: Code | undefined

export async function loadPromotionCode(): Promise<Code> {
  code = await import('../promotion/Promotion.late.tsx')
  return code
}

export const promotionCode = (): Code | undefined => code
