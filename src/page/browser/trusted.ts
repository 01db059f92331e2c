import { sharedOnPage } from './own-symbol.ts'

const POLICY = 'shop-elements'

type Rules = Record<'createHTML' | 'createScriptURL', (text: string) => string>

/**
 * HTML or the address of a script, as a page that requires Trusted Types takes it. The policy lets pass only what is given here, and
 * is one for all copies of the elements: a page allows its name once.
 *
 * @throws where the page does not allow the policy.
 */
export function trusted(rule: keyof Rules, text: string): string {
  const { trustedTypes } = window as { trustedTypes?: { createPolicy(name: string, rules: Rules): Rules } }
  if (!trustedTypes) return text
  const ours = sharedOnPage('policy', () => {
    const passOne = (given: string) => (given === shared.passing ? given : '')
    const shared: { passing: string; policy?: Rules } = { passing: '' }
    shared.policy = trustedTypes.createPolicy(POLICY, { createHTML: passOne, createScriptURL: passOne })
    return shared
  })
  ours.passing = text
  try {
    return (ours.policy as Rules)[rule](text)
  } finally {
    ours.passing = ''
  }
}
