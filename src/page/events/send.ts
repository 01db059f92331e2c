/** Dispatches an event on `window`, for the loader, which does without the registry of `events.ts`. */
export const send = (name: string, detail?: unknown): boolean => dispatchEvent(new CustomEvent(name, { detail }))
