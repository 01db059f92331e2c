/** Whether an argument is an address of the web. */
export const isWeb = (address: string): boolean => /^https?:\/\//.test(address) && URL.canParse(address)
