#!/usr/bin/env bash
# Java 17 writes `required="#DEFAULT"` for an attribute without value, in the HTML that its text editor gives back.
#
# Expected: an attribute without value comes back so, or with its name as value, as `checked="checked"` does.
# Happens: only the attributes of HTML 3.2 are known. Any other without value gets the value "#DEFAULT", a word of the parser's tables.
# Matters: tools with an editor by Swing (JEditorPane, HTMLEditorKit) store `hidden="#DEFAULT"`, `alt="#DEFAULT"`, and a screen reader reads that.
# Seen on 2026-11-28.
set -euo pipefail

command -v java > /dev/null || apt-get install -y --no-install-recommends openjdk-17-jdk > /dev/null
java -version 2>&1 | head -n 1
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

cat > "$folder/Run.java" <<'JAVA'
import java.io.StringReader;
import java.io.StringWriter;
import javax.swing.text.html.HTMLEditorKit;

public class Run {
  public static void main(String[] arguments) throws Exception {
    var kit = new HTMLEditorKit();
    var document = kit.createDefaultDocument();
    kit.read(new StringReader("<p><input type=checkbox checked required><img src=a alt></p>"), document, 0);
    var written = new StringWriter();
    kit.write(written, document, 0, document.getLength());
    System.out.println(written.toString().replaceAll("\\s+", " "));
  }
}
JAVA
output=$(java -Djava.awt.headless=true "$folder/Run.java")
echo "$output"
[[ $output == *'checked="checked" required="#DEFAULT"'* ]] || { echo 'Java writes another value now' >&2; exit 1; }
