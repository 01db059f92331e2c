/** Long first names that are common in each country, as in the icon of somebody who has logged in. */
import type { Site } from '../../../src/shop/sites/sites.ts'

const of = (names: string) => names.split(' ')

export const FIRST_NAMES: Record<Site, readonly string[]> = {
  DE: of(
    'Hans-Joachim Karl-Heinz Hans-Jürgen Klaus-Dieter Anna-Lena Maximilian Christopher Constantin Bernadette Friederike Margarethe Christiane Annegret Hannelore Wilhelmine Katharina Elisabeth Franziska Alexandra Sebastian',
  ),
  AT: of(
    'Maria-Theresia Franz-Joseph Leopoldine Maximilian Christopher Bernadette Friederike Hildegard Josephine Konstantin Alexandra Christiane Elisabeth Ferdinand Franziska Gottfried Katharina Magdalena Margarete Rosemarie',
  ),
  CH: of(
    'Hans-Peter Anna-Barbara Hans-Ulrich Maximilian Christopher Bernadette Jacqueline Annemarie Hanspeter Hansruedi Alexandra Christine Elisabeth Franziska Katharina Magdalena Margrit Sebastian Valentina Rosmarie',
  ),
  CH_FR: of(
    'Marie-Christine Jean-Christophe Marie-Madeleine Anne-Catherine Marie-Françoise Jean-Sébastien Marie-Thérèse Jean-François Jean-Philippe Jean-Baptiste Marie-Claude Pierre-Alain Jean-Jacques Anne-Sophie Alexandrine Christophe Bernadette Jacqueline Marguerite Guillaume',
  ),
  PL: of(
    'Włodzimierz Władysława Przemysław Bartłomiej Aleksandra Agnieszka Katarzyna Małgorzata Kazimierz Krzysztof Mieczysław Stanisława Franciszek Maksymilian Bronisława Genowefa Zbigniew Magdalena Wiesława Konstanty',
  ),
  CZ: of(
    'Maxmilián Bohuslava Drahomíra Františka Jaroslava Květoslava Miloslava Stanislava Svatopluk Vladislav Vlastimila Alexandra Bronislava Dobromila Ladislava Magdalena Přemysl Rostislav Věnceslava Kateřina',
  ),
  HU: of(
    'Krisztofer Alexandra Annamária Bernadett Boglárka Dorottya Erzsébet Franciska Friderika Gabriella Henrietta Hortenzia Hajnalka Krisztina Margaréta Marianna Szebasztián Veronika Viktória Zsuzsanna',
  ),
  SK: of(
    'Maximilián Alexandra Bernadeta Bohuslava Dobroslava Drahomíra Františka Jaroslava Kvetoslava Ľudovít Ladislava Magdaléna Miroslava Rastislav Sebastián Stanislava Svetozár Vladimíra Vlastimil Želmíra',
  ),
  TR: of(
    'Abdurrahman Abdulkadir Abdullah Bahattin Cemalettin Fahrettin Hayrettin İbrahim Kahraman Muhammet Muharrem Mustafa Necmettin Nurettin Rabianur Sabahattin Selahattin Şemsettin Süleyman Zeynepnur',
  ),
}
