/** Runs a step of a longer command and prints its name and time. */
export async function step<Result>(name: string, run: () => Result | Promise<Result>): Promise<Result> {
  const started = performance.now()
  const result = await run()
  console.log(`${seconds(performance.now() - started).padStart(7)}  ${name}`)
  return result
}

export const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`
