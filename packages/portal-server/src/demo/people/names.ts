/** Given and family names as found on parcels in the three countries, including names of immigrants. */

const list = (text: string): readonly string[] => text.split(/\s+/).map((name) => name.replaceAll('_', ' '));

export const WOMEN = list(
  `Anna Maria Julia Katharina Sabine Petra Claudia Susanne Monika Andrea Birgit Heike Nicole Stefanie Lena Laura Sarah Hannah
  Emma Mia Sophie Johanna Eva Barbara Elisabeth Christine Brigitte Renate Ursula Ingrid Gisela Karin Silke Anke Antje Wiebke
  Frauke Meike Swantje Levke Rieke Jule Nele Finja Lina Greta Ida Frieda Mathilda Charlotte Clara Luisa Paula Marlene Theresa
  Magdalena Veronika Franziska Verena Daniela Manuela Tanja Sandra Melanie Yvonne Nadine Jasmin Vanessa Bärbel Käthe Jördis
  Anna-Lena Ann-Kathrin Eva-Maria Hanna-Sophie Marie-Luise Karla Rosa Doris Gudrun Hannelore Ilse Lieselotte Ruth Annika
  Annegret Corinna Denise Elke Friederike Ines Jana Kerstin Kirsten Leonie Maren Marion Martina Mareike Miriam Nora Regina
  Simone Sonja Svenja Tina Ulrike Ayşe Fatma Elif Zeynep Emine Şeyma Agnieszka Katarzyna Małgorzata Joanna Olena Oksana Svetlana
  Natalia Irina Milica Jelena Ivana Giulia Chiara Francesca Aylin Leyla Thị_Mai Amina Layla`,
);

export const MEN = list(
  `Thomas Michael Andreas Stefan Christian Martin Peter Wolfgang Klaus Jürgen Günter Dieter Manfred Uwe Bernd Frank Jörg Ralf
  Markus Matthias Alexander Daniel Sebastian Florian Tobias Jan Lukas Felix Maximilian Paul Jonas Leon Finn Ben Elias Noah Luis
  Moritz Jakob Anton Emil Oskar Hannes Hinnerk Fiete Lasse Ole Sönke Thies Torben Malte Jannik Björn Sven Lars Nils Kai Holger
  Detlef Karl-Heinz Hans-Peter Hans-Jörg Heinz Helmut Horst Werner Walter Georg Josef Franz Johann Alois Sepp Leopold Gerhard
  Herbert Friedrich Rudolf Gottfried Reto Urs Beat Ueli Hansruedi Jürg Marcel Roger Bruno Kurt Erwin Ewald Egon Fabian Dominik
  Benedikt Simon Raphael Valentin Vinzenz Gregor Clemens Konrad Ludwig Benjamin Dennis Kevin Marvin Philipp Robert Steffen
  Tim Timo Ulrich Volker Jens Henning Arne Mehmet Mustafa Ali Hüseyin Murat Emre Can Tomasz Paweł Krzysztof Łukasz Andrzej
  Oleksandr Dmytro Sergej Igor Nikola Dragan Zoran Luka Marco Giovanni Alessandro Luca Văn_Minh Omar Yusuf Karim`,
);

export const GERMAN_FAMILIES = list(
  `Müller Schmidt Schneider Fischer Weber Meyer Wagner Becker Schulz Hoffmann Schäfer Koch Bauer Richter Klein Wolf Schröder
  Neumann Schwarz Zimmermann Braun Krüger Hofmann Hartmann Lange Schmitt Werner Krause Lehmann Köhler Maier Walter König Mayer
  Huber Kaiser Fuchs Peters Lang Scholz Möller Weiß Jung Hahn Schubert Vogel Friedrich Keller Günther Frank Berger Winkler Roth
  Beck Lorenz Baumann Franke Albrecht Schuster Simon Ludwig Böhm Winter Kraus Schumacher Krämer Vogt Stein Jäger Otto Sommer
  Groß Seidel Heinrich Brandt Haas Schreiber Graf Dietrich Ziegler Kuhn Kühn Pohl Engel Horn Busch Bergmann Voigt Sauer Arnold
  Wolff Pfeiffer Petersen Hansen Jensen Christiansen Clausen Paulsen Thomsen Nissen Carstensen Lorenzen Ketelsen Boysen Harms
  Janßen Behrens Wessels Brinkmann Lüders Bruhn Ahrens Tiedemann von_der_Heide von_Bülow zur_Mühlen Strauß Preuß Reuß Großmann
  Weißmann Schönfeld Löwe Bär Öztürk Yılmaz Kaya Demir Şahin Çelik Yıldız Arslan Doğan Aydın Kowalski Nowak Wiśniewski Wójcik
  Kamiński Lewandowski Schewtschenko Iwanow Petrow Nguyễn Trần Haddad Al-Khatib Hosseini Rossi Esposito Papadopoulos
  Müller-Wieland Schmidt-Holtz Meyer-Brandis Klein-Hessling Becker-Yılmaz`,
);

export const AUSTRIAN_FAMILIES = list(
  `Gruber Huber Bauer Wagner Müller Pichler Steiner Moser Mayer Hofer Leitner Berger Fuchs Eder Fischer Schmid Winkler Weber
  Schwarz Maier Schneider Reiter Mayr Schmidt Wimmer Egger Brunner Lang Baumgartner Auer Binder Lechner Wolf Wallner Aigner
  Ebner Koller Lehner Haas Schuster Heilig Strobl Holzer Unterberger Oberhofer Kofler Rainer Hechenberger Thurner Kirchmair
  Haidacher Niederkofler Schlögl Gschwandtner Kröll Ortner Plattner Trenkwalder Zangerl Neuner Prantl Öller Stöckl Schöpf
  Hölzl Rößler Weiß Großauer Jovanović Petrović Nikolić Marković Yılmaz Kovač Horvat Novák Svoboda Szabó Nagy Kowalczyk Hofer-Lang
  Mayr-Kogler Steiner-Wieser`,
);

export const SWISS_FAMILIES = list(
  `Müller Meier Schmid Keller Weber Huber Schneider Meyer Steiner Fischer Gerber Brunner Baumann Frei Zimmermann Moser Widmer
  Wyss Graf Roth Suter Baumgartner Bachmann Studer Bucher Berger Kaufmann Kunz Hofer Bühler Lüthi Lehmann Marti Christen Egli
  Arnold Küng Kälin Zürcher Ammann Bieri Burri Bürgi Hürlimann Odermatt Imhof Zgraggen Gisler Rüegg Schälchli Stäubli Zbinden
  Aebischer Aeschbacher Oberholzer Niederberger von_Allmen Von_Gunten Nünlist Pfäffli Tobler Ruckstuhl Krasniqi Gashi Berisha Da_Silva
  Ferreira Pereira Bianchi Bernasconi Rossi Fontana Favre Rochat Jaquet Perret Blanc Bonvin Keller-Ammann Frei-Wyss`,
);
