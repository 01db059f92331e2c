/** On a container whose markup the live layer has written: React hydrates it as it is. */
export const WRITTEN = 'data-written'
