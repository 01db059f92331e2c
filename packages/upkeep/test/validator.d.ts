declare module 'validator' {
  const validator: { isEmail(address: string, options: { ignore_max_length: boolean }): boolean }
  export default validator
}
