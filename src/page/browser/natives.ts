/**
 * `Function.prototype.bind` as the language defines it, for bundled code that needs it (`tools/own-natives.ts` replaces it in
 * the build): that of MooTools 1.4 with its compatibility layer keeps one argument only (THEME-8). React needs it.
 */
export const bind =
  (run: (...all: never[]) => unknown, self: unknown, ...bound: unknown[]) =>
  (...given: unknown[]) =>
    Reflect.apply(run, self, [...bound, ...given])
