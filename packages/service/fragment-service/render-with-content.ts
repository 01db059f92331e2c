import { renderFragment, type ServiceAnswers } from '../../../src/render/render.ts'
import type { FragmentFailure } from './failure.ts'
import type { FragmentRequest } from './fragment-request.ts'

/** Renders a fragment with content; without it, where a component can't show it. What can't be shown is reported. */
export async function renderWithContent(
  { site, tag, attributes }: FragmentRequest,
  content: ServiceAnswers,
  onError: (failure: FragmentFailure) => void,
): Promise<string> {
  try {
    return await renderFragment(tag, attributes, {
      content,
      onError: ({ code, message }) => onError({ code, message, site, tag }),
    })
  } catch (cause) {
    onError({ code: 'RENDER_FAILED', message: 'The fragment is rendered without content.', site, tag, cause })
    return renderFragment(tag, attributes)
  }
}
