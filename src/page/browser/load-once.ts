/** Loads something with the first call, once for all; after a failure the next call tries again. */
export function loadOnce<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loading: Promise<Loaded> | undefined
  return () =>
    (loading ??= load().catch((error) => {
      loading = undefined
      throw error
    }))
}
