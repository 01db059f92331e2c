export const BUDGET: { loader: number; visit: number }
export function checkSizes(): boolean
