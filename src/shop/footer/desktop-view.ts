/** The parameter that forces the desktop view (FOOTER-41). */

export const DESKTOP_PARAMETER = 'presentation=webshop'

/** A parameter, given as `name=value`, in two. */
const parameterOf = (parameter: string): [name: string, value: string] => {
  const [name = '', ...value] = parameter.split('=')
  return [name, value.join('=')]
}

/** Whether an address has the parameter. `search` is its query. */
export function forcesDesktopView(search: string, parameter: string): boolean {
  const [name, value] = parameterOf(parameter)
  return new URLSearchParams(search).get(name) === value
}
