/**
 * Whether a part of a path is `.` or `..`, which leads to another folder: after decoding too, by a backslash, and where a server leaves out
 * what a semicolon begins.
 */
export const hasDotSegment = (path: string): boolean => /(^|[\\/])\.{1,2}([\\/;]|$)/.test(path)
