import type { AgentTool } from '../../shop/proposals/agent-tools.ts'

/** The browser's side of tools, as drafts have it in November 2026 (docs/agent-tools.md). */
export interface ModelContext {
  /** Rejects a name that is taken, and where the page's policy forbids tools. Older browsers return nothing. */
  registerTool(
    tool: AgentTool & { execute(input: unknown, options?: { signal?: AbortSignal }): Promise<unknown> },
    options: { signal: AbortSignal },
  ): Promise<void> | undefined
}

declare global {
  interface Document {
    modelContext?: ModelContext
  }
  interface Navigator {
    /** Before Chrome 150. */
    modelContext?: ModelContext
  }
}
