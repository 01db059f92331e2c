import { inPhp } from '../through-case.ts'

const READ = '<?php\n$html = stream_get_contents(STDIN);\n'
const TWIG = `${READ}require '/usr/share/php/Twig/autoload.php';
$twig = new Twig\\Environment(new Twig\\Loader\\ArrayLoader(['page' => `
const SMARTY = `${READ}require '/usr/share/php/smarty4/Smarty.class.php';
$smarty = new Smarty(); $smarty->setCompileDir(__DIR__ . '/compiled');
`

export const php = [
  inPhp('Twig for PHP', 'php-twig', `${TWIG}$html])); echo $twig->render('page');`),
  inPhp(
    'Twig for PHP',
    'php-twig',
    `${TWIG}'{% apply spaceless %}{{ x|raw }}{% endapply %}'])); echo $twig->render('page', ['x' => $html]);`,
  ),
  inPhp('Smarty', 'smarty4', `${SMARTY}echo $smarty->fetch('string:' . $html);`),
  inPhp('Smarty', 'smarty4', `${SMARTY}echo $smarty->fetch('string:{strip}' . $html . '{/strip}');`),
  inPhp(
    'Smarty',
    'smarty4',
    `${SMARTY}$smarty->loadFilter('output', 'trimwhitespace'); echo $smarty->fetch('string:' . $html);`,
  ),
  inPhp(
    '`preg_replace` of white space, as in many themes',
    'php-cli',
    `${READ}echo preg_replace('/\\s+/', ' ', $html);`,
  ),
  inPhp(
    'PHP `DOMDocument`',
    'php-xml',
    `${READ}$page = new DOMDocument(); @$page->loadHTML('<!doctype html><html><head><meta charset="utf-8"></head><body>' . $html); echo $page->saveHTML();`,
  ),
  inPhp(
    'masterminds/html5',
    'php-masterminds-html5',
    `${READ}require '/usr/share/php/Masterminds/HTML5/autoload.php';
$html5 = new Masterminds\\HTML5(); echo $html5->saveHTML($html5->loadHTML('<!doctype html><html><body>' . $html . '</body></html>'));`,
  ),
  inPhp('`nl2br`, `linebreaksbr`', 'php-cli', `${READ}echo nl2br($html);`),
  inPhp(
    'league/commonmark',
    'php-league-commonmark',
    `${READ}require '/usr/share/php/League/CommonMark/autoload.php';
echo (new League\\CommonMark\\CommonMarkConverter())->convert($html);`,
    { kinds: ['ELEMENTS_MISSING'] },
  ),
]
