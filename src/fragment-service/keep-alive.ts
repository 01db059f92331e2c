/** Keeps something running though the answer is sent: workerd ends what a request has started with the request. */
export type KeepAlive = (running: Promise<unknown>) => void
