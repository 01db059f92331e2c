/** The token in the address of a mail's link, which the page may tell to other hosts before our code reads it (NEWS-61). */
import type { Finding } from './finding.ts'
import { pageHeader } from './page-header.ts'
import { pageTags } from './page-tags.ts'

/** Known to browsers, which pass over others. */
const POLICY = /^(no-referrer|same-origin|(strict-)?origin(-when-cross-origin)?|unsafe-url|no-referrer-when-downgrade)$/
/** They tell other hosts the whole address. */
const TELLING = /^(unsafe-url|no-referrer-when-downgrade)$/

export async function examineMailToken(): Promise<Finding[]> {
  const element = pageTags().find((tag) => tag.matches('shop-newsletter:is([mode=confirm], [mode=manage])'))
  if (!element) return []
  const tags = document.querySelectorAll<HTMLMetaElement>('meta[name=referrer i]')
  // The last one counts.
  const given = [(await pageHeader('referrer-policy')) ?? '', ...[...tags].map(({ content }) => content)].join(',')
  const policy = given
    .toLowerCase()
    .split(',')
    .map((one) => one.trim())
    .filter((one) => POLICY.test(one))
    .at(-1)
  if (!policy || !TELLING.test(policy)) return []
  const message = `The page has the referrer policy "${policy}": the CDN and other hosts get the token of the mail's link.`
  return [
    { code: 'TOKEN_IN_REFERRER', message, remedy: 'Send "Referrer-Policy: strict-origin" with this page.', element },
  ]
}
