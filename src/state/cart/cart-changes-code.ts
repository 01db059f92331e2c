type Code = typeof import('./cart-changes.ts')

let code: Promise<Code> | undefined

/**
 * The code for changes, loaded with the first one. One promise for all: what waits for it goes on in order, while imports of one
 * module may settle in any order. After a failure the next call tries again.
 */
export function fetchCartChanges(): Promise<Code> {
  code ??= import('./cart-changes.ts').catch((error) => {
    code = undefined
    throw error
  })
  return code
}
