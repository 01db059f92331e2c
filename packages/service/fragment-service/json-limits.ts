/** The depth that no answer of a service needs: one with more would fill memory, or keep all requests waiting while it is read. */
const MAX_DEPTH = 100
const MAX_VALUES = 100_000

/** Follows JSON as it comes in parts: false once it is nested too deeply or has too many values. It does not check that it is JSON. */
export function createJsonLimits(): (part: string) => boolean {
  let depth = 0
  let values = 0
  let isString = false
  let isEscaped = false
  return (part) => {
    for (let at = 0; at < part.length; at += 1) {
      const character = part[at]
      if (isString) {
        if (isEscaped) isEscaped = false
        else if (character === '\\') isEscaped = true
        else if (character === '"') isString = false
        continue
      }
      if (character === '"') isString = true
      else if (character === '[' || character === '{') depth += 1
      else if (character === ']' || character === '}') depth -= 1
      if (character === '[' || character === '{' || character === ',') values += 1
      if (depth > MAX_DEPTH || values > MAX_VALUES) return false
    }
    return true
  }
}

/** Whether JSON within JSON is small enough. */
export const isWithinLimits = (json: string): boolean => createJsonLimits()(json)
