#!/usr/bin/env bash
# HtmlCleaner 2.26 (Debian 12) takes an `<svg>` out of a `<summary>` and makes two summaries of one.
#
# Expected: a drawing may stand in a summary as an image does.
# Happens: the summary ends before the `<svg>` and begins again behind it. An `<img>` stays inside.
# Matters: the first summary is the one that opens; the label behind the icon is part of what is hidden.
# Seen on 2026-11-28.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='libhtmlcleaner-java=2.26-1+deb12u1 libjdom2-java'
echo "$packages"
(cd "$folder" && apt-get download -qq $packages && for file in *.deb; do dpkg-deb -x "$file" root; done)

cat > "$folder/Run.java" <<'JAVA'
import org.htmlcleaner.HtmlCleaner;
import org.htmlcleaner.SimpleHtmlSerializer;

public class Run {
  public static void main(String[] arguments) throws Exception {
    var cleaner = new HtmlCleaner();
    cleaner.getProperties().setOmitXmlDeclaration(true);
    for (var icon : new String[] {"<svg></svg>", "<img src='a'>"}) {
      var page = "<details><summary>" + icon + "<b>Pay</b></summary>x</details>";
      System.out.println(new SimpleHtmlSerializer(cleaner.getProperties()).getAsString(cleaner.clean(page)));
    }
  }
}
JAVA
classes=$(find "$folder/root" -name 'htmlcleaner.jar' -o -name 'jdom2.jar' | tr '\n' ':')
output=$(java -cp "$classes" "$folder/Run.java")
echo "$output"
[[ $output == *'</summary><svg></svg><summary><b>Pay</b></summary>'* ]] || { echo 'the drawing stays in the summary now' >&2; exit 1; }
[[ $output == *'<summary><img src="a" /><b>Pay</b></summary>'* ]]
