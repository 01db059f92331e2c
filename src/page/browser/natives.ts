/**
 * Functions as the language defines them, for bundled code that needs them where a library of the host page has others
 * (`tools/build/own-natives.ts` replaces them in the build) (THEME-8, THEME-23).
 */

/** `Function.prototype.bind`: that of MooTools 1.4 with its compatibility layer keeps one argument only. React needs it. */
export const bind =
  (run: (...all: never[]) => unknown, self: unknown, ...bound: unknown[]) =>
  (...given: unknown[]) =>
    Reflect.apply(run, self, [...bound, ...given])
