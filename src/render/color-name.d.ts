declare module 'color-name' {
  /** Red, green and blue of each name, 0 to 255. */
  const names: Readonly<Record<string, readonly [number, number, number]>>
  export default names
}
