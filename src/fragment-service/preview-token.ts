const NAME = 'previewToken'

/** The value of the cookie `previewToken`, as it was sent; undefined without one. No other cookie is read. */
export function previewTokenOf(request: Request): string | undefined {
  for (const pair of request.headers.get('cookie')?.split(';') ?? []) {
    const [name = '', ...value] = pair.split('=')
    if (name.trim() === NAME) return value.join('=').trim()
  }
  return undefined
}

export const previewCookie = (token: string): string => `${NAME}=${token}`
