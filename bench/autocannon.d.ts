/** The parts of autocannon that bench/fragment-load.ts uses; it has no types of its own. */
declare module 'autocannon' {
  interface Options {
    url: string
    connections: number
    /** In seconds. */
    duration: number
    requests?: readonly { setupRequest(request: { path: string }): { path: string } }[]
    verifyBody?(body: string): boolean
  }
  interface Result {
    /** In ms. */
    latency: { p50: number; p99: number; max: number }
    requests: { average: number; total: number }
    errors: number
    timeouts: number
    mismatches: number
    non2xx: number
  }
  export default function autocannon(options: Options): Promise<Result>
}
