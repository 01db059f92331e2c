/** The Java of docs/hosts.md, to compile without the servlet API and Spring. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from '../../../../../test/e2e/support/release.ts'

const DOCS = readFileSync(join(ROOT, 'docs/hosts.md'), 'utf8')

/** The code blocks of a language, in their order. */
const linesOf = (language: string): string[] =>
  [...DOCS.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g'))].map(([, code = '']) => code)

/** The page that the filter is for. */
export const JSP = linesOf('html')[0] ?? ''

/** The parts of others' libraries that those lines use. */
const LIBRARIES: Readonly<Record<string, string>> = {
  'jakarta.servlet.DispatcherType': 'enum DispatcherType { REQUEST, FORWARD }',
  'jakarta.servlet.ServletException': 'abstract class ServletException extends Exception {}',
  'jakarta.servlet.FilterChain': `interface FilterChain {
    void doFilter(jakarta.servlet.http.HttpServletRequest request, jakarta.servlet.http.HttpServletResponse response)
        throws java.io.IOException, ServletException; }`,
  'jakarta.servlet.annotation.WebFilter':
    '@interface WebFilter { String[] urlPatterns(); jakarta.servlet.DispatcherType[] dispatcherTypes(); }',
  'jakarta.servlet.http.HttpServletRequest':
    'interface HttpServletRequest { String getHeader(String name); void setAttribute(String name, Object value); }',
  'jakarta.servlet.http.HttpServletResponse':
    'interface HttpServletResponse { void setHeader(String name, String value); }',
  'jakarta.servlet.http.HttpFilter': `abstract class HttpFilter implements java.io.Serializable {
    protected abstract void doFilter(HttpServletRequest request, HttpServletResponse response,
        jakarta.servlet.FilterChain chain) throws java.io.IOException, jakarta.servlet.ServletException;
    public abstract void destroy(); }`,
  'org.springframework.web.bind.annotation.ControllerAdvice': '@interface ControllerAdvice {}',
  'org.springframework.web.bind.annotation.ModelAttribute': '@interface ModelAttribute { String value(); }',
  'org.springframework.web.bind.annotation.RequestHeader':
    '@interface RequestHeader { String name(); boolean required(); }',
}

/** Writes the sources into a folder; returns their files. */
export function writeDocs(folder: string, service: string): string[] {
  const [filter = '', advice = '', policy = ''] = linesOf('java')
  const write = (name: string, code: string) => {
    const file = join(folder, 'docs', `${name.replaceAll('.', '/')}.java`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, code.replaceAll('http://127.0.0.1:8082', service))
    return file
  }
  return [
    ...Object.entries(LIBRARIES).map(([name, code]) =>
      write(name, `package ${name.replace(/\.\w+$/, '')}; @SuppressWarnings("serial") public ${code}`),
    ),
    write('ShopFilter', filter.replace('@WebFilter', '@SuppressWarnings("serial") @WebFilter')),
    write('ShopAdvice', advice),
    write('ShopPolicy', policyClass(policy)),
  ]
}

/** The lines for a policy, as a function of what they use. */
const policyClass = (lines: string) => `
import java.util.*;
class ShopPolicy {
  interface Response { void setHeader(String name, String value); }
  static String policy(Map<String, List<String>> own, shopelements.ShopElementsHost.Frame frame) {
    StringBuilder sent = new StringBuilder();
    Response response = (name, value) -> sent.append(value);
    ${lines}
    return sent.toString();
  }
}`
