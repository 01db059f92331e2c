import { junitOf } from '../../junit.ts'
import type { Looked } from '../look-at.ts'

/** One test case a page and width. */
export const junit = (all: readonly Looked[], candidate: string | undefined): string =>
  junitOf(
    'shop-elements fleet',
    candidate === undefined ? {} : { candidate },
    all.map(({ url, width, problems }) => {
      const [first] = problems
      const text = problems.map(({ text, remedy }) => (remedy ? `${text}\n  ${remedy}` : text)).join('\n')
      return { name: `${url} at ${width} px`, ...(first && { failure: { message: first.text, text } }) }
    }),
  )
