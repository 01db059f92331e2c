/** @throws {TypeError} for an option that is no plain address of the web. */
export function checkAddress(option: string, address: string): void {
  if (!URL.canParse(address) || !/^https?:/.test(address))
    throw new TypeError(`${option}: the address must begin with http:// or https://.`)
  if (/[@?#]/.test(address)) throw new TypeError(`${option}: the address has no login, no query and no fragment.`)
}
