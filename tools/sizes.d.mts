interface Manifest {
  entry: string
  files: Record<string, { bytes: number; brotli: number; integrity: string; contentType: string }>
  elements: Record<string, { entry: string; preload: string[] }>
}
export const BUDGET: { loader: number; visit: number }
export function visitFiles(manifest: Manifest): string[]
export function checkSizes(): boolean
