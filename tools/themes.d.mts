export function themeNames(): string[]
