import { asCommand, type ThroughCase } from '../through-case.ts'

const JDK = 'default-jdk-headless'

/** Runs `Run.java`, whose `html` is the fragment, with jars of Debian; what it prints beside is left out. */
const inJava = (
  tool: string,
  [debian, jars]: readonly [string[], string[]],
  { imports = [], body }: { imports?: string[]; body: string },
  more: Partial<ThroughCase> = {},
): ThroughCase =>
  asCommand(
    tool,
    [JDK, ...debian],
    `java -Djava.awt.headless=true -cp '${jars.map((jar) => `/usr/share/java/${jar}.jar`).join(':')}' Run.java 2>java.log`,
    {
      files: {
        'Run.java': `import java.io.*;
import java.util.Map;
import static java.nio.charset.StandardCharsets.UTF_8;
${imports.map((name) => `import ${name};\n`).join('')}
public class Run {
  public static void main(String[] arguments) throws Exception {
    var html = new String(System.in.readAllBytes(), UTF_8);
    var out = new PrintWriter(System.out, true, UTF_8);
    ${body}
    out.flush();
    System.exit(0);
  }
}
`,
      },
      ...more,
    },
  )

const freemarker = (setting: string, template: string) =>
  inJava('FreeMarker', [['libfreemarker-java'], ['freemarker']], {
    imports: ['freemarker.template.*'],
    body: `var configuration = new Configuration(Configuration.VERSION_2_3_31);
    configuration.setOutputFormat(freemarker.core.HTMLOutputFormat.INSTANCE);
    ${setting}
    new Template("page", ${template}, configuration).process(Map.of("x", html), out);`,
  })

const TOMCAT = [
  'annotations-api',
  'api',
  'catalina',
  'coyote',
  'el-api',
  'jasper',
  'jasper-el',
  'jaspic-api',
  'jni',
  'jsp-api',
  'juli',
  'servlet-api',
  'util',
  'util-scan',
]
/** A Tomcat that has one page. */
const inTomcat = (tool: string, ending: string, head: string, more: Partial<ThroughCase> = {}) =>
  inJava(
    tool,
    [
      ['libtomcat10-java', 'libecj-java'],
      [...TOMCAT.map((name) => `tomcat10-${name}`), 'ecj'],
    ],
    {
      imports: ['java.net.URI', 'java.net.http.*', 'java.nio.file.*', 'org.apache.catalina.startup.Tomcat'],
      body: `var folder = Files.createTempDirectory("tomcat");
    var pages = Files.createDirectory(folder.resolve("pages"));
    Files.writeString(pages.resolve("page.${ending}"), "${head}" + html);
    var tomcat = new Tomcat();
    tomcat.setBaseDir(folder.toString());
    tomcat.setPort(0);
    tomcat.getConnector();
    tomcat.addWebapp("", pages.toString()).addServletContainerInitializer(new org.apache.jasper.servlet.JasperInitializer(), null);
    tomcat.start();
    var address = URI.create("http://localhost:" + tomcat.getConnector().getLocalPort() + "/page.${ending}");
    var answer = HttpClient.newHttpClient().send(HttpRequest.newBuilder(address).build(), HttpResponse.BodyHandlers.ofString(UTF_8));
    if (answer.statusCode() == 200) out.print(answer.body());
    else out.print("<!-- failed -->");`,
    },
    more,
  )

const JSP = `<%@ page contentType=\\"text/html; charset=UTF-8\\" pageEncoding=\\"UTF-8\\"`

export const java = [
  freemarker('', 'html'),
  freemarker('', '"<#compress>\\u0024{x?no_esc}</#compress>"'),
  freemarker('configuration.setTagSyntax(Configuration.SQUARE_BRACKET_TAG_SYNTAX);', 'html'),
  inJava(
    'Velocity',
    [
      ['velocity', 'libcommons-collections3-java', 'libcommons-lang-java'],
      ['velocity', 'commons-collections3', 'commons-lang'],
    ],
    {
      imports: ['org.apache.velocity.VelocityContext', 'org.apache.velocity.app.VelocityEngine'],
      body: `var engine = new VelocityEngine();
    engine.setProperty("runtime.log.logsystem.class", "org.apache.velocity.runtime.log.NullLogChute");
    engine.init();
    engine.evaluate(new VelocityContext(), out, "page", html);`,
    },
  ),
  inTomcat('JSP (Jasper)', 'jsp', `${JSP}%>`),
  inTomcat('JSP (Jasper)', 'jsp', `${JSP} trimDirectiveWhitespaces=\\"true\\"%>`),
  inTomcat('JSP documents (`.jspx`)', 'jspx', '', { kinds: ['NOTHING_CAME'] }),
  inJava('jsoup', [['libjsoup-java'], ['jsoup']], {
    imports: ['org.jsoup.Jsoup'],
    body: 'out.print(Jsoup.parseBodyFragment(html).body().html());',
  }),
  inJava('jsoup', [['libjsoup-java'], ['jsoup']], {
    imports: ['org.jsoup.Jsoup'],
    body: `var page = Jsoup.parse(html);
    page.outputSettings().prettyPrint(false);
    out.print(page.body().html());`,
  }),
  inJava(
    'NekoHTML with an HTML transformer',
    [
      ['libnekohtml-java', 'libxerces2-java'],
      ['nekohtml', 'xercesImpl'],
    ],
    {
      imports: [
        'javax.xml.transform.*',
        'javax.xml.transform.dom.DOMSource',
        'javax.xml.transform.stream.StreamResult',
      ],
      body: `var parser = new org.cyberneko.html.parsers.DOMParser();
    parser.setProperty("http://cyberneko.org/html/properties/names/elems", "match");
    parser.setFeature("http://cyberneko.org/html/features/balance-tags", false);
    parser.parse(new org.xml.sax.InputSource(new StringReader("<!doctype html><html><body>" + html + "</body></html>")));
    var transformer = TransformerFactory.newDefaultInstance().newTransformer();
    transformer.setOutputProperty(OutputKeys.METHOD, "html");
    transformer.transform(new DOMSource(parser.getDocument()), new StreamResult(out));`,
    },
  ),
  inJava(
    'HtmlCleaner',
    [
      ['libhtmlcleaner-java', 'libjdom2-java'],
      ['htmlcleaner', 'jdom2'],
    ],
    {
      imports: ['org.htmlcleaner.*'],
      body: `var cleaner = new HtmlCleaner();
    cleaner.getProperties().setOmitXmlDeclaration(true);
    out.print(new SimpleHtmlSerializer(cleaner.getProperties()).getAsString(cleaner.clean(html)));`,
    },
    { kinds: ['ELEMENTS_ADDED'] },
  ),
  inJava(
    'JTidy',
    [['libjtidy-java'], ['jtidy']],
    {
      body: `var tidy = new org.w3c.tidy.Tidy();
    tidy.setQuiet(true);
    tidy.setForceOutput(true);
    tidy.setInputEncoding("UTF-8");
    tidy.setOutputEncoding("UTF-8");
    tidy.setErrout(new PrintWriter(new StringWriter()));
    tidy.parse(new StringReader(html), out);`,
    },
    { kinds: ['NOTHING_CAME'] },
  ),
  inJava(
    'Swing `HTMLEditorKit`',
    [[], []],
    {
      body: `var kit = new javax.swing.text.html.HTMLEditorKit();
    var document = kit.createDefaultDocument();
    kit.read(new StringReader(html), document, 0);
    kit.write(out, document, 0, document.getLength());`,
    },
    { kinds: ['NOTHING_CAME'] },
  ),
]
