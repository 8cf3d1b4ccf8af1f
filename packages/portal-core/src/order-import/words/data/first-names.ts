/** Common first names that are rarely last names, as their letters without accents: `Sabine`, not `Walter`. */
export const FIRST_NAMES = `
  agnes agnieszka ahmet alessandro alexandra alina amelie andrea andreas andrej andrzej angela angelika anja anke anna anne annegret annelie anneliese
  annemarie annette annika antje astrid ayse barbara beate beatrix ben bernd bettina bianca birgit birgitt birte bjoern brigitte britta carina carla carmen
  carolin carolina caroline carsten catherine charlotte chiara christa christel christiane christina christine christoph christopher clara
  claudia cornelia dagmar daniela dennis detlef diana dieter dirk dominik doris dorothea edeltraud edith eleonore elfriede elias elisabeth elke ella
  ellen elvira emil emilia emily emine emma erika erwin esther eva evelyn fabian fatma felicitas finn florian franziska frauke frieda friederike gabi
  gabriela gabriele gerda gerlinde gertrud giovanni gisela giuseppe greta gudrun guenter guenther hanna hannah hannelore hannes hedwig heide heidi
  heike heiko helena helene helga helmut henrike hildegard holger ida ilona ilse imke ines inge ingeborg ingo ingrid irene iris irmgard isabel
  isabell isabella isabelle jan jana janina jannik jasmin jennifer jens jessica joachim joerg johanna jonathan josefine judith juergen julia julian juliane
  justus jutta kaethe karin karina karla karsten katarzyna katharina kathrin katja katrin kerstin kevin kirsten klara krzysztof lara lars laura lea lena
  leni leon leonie lina linda linus lisa liselotte lotta lotte louisa luca luisa luise lukas lydia magdalena maike maja malgorzata malte mandy manfred
  manuela marcel marco margarete margarethe margit margot margret maria marianne marie mario marion marlene marlies marta martina mathilda matteo matthias
  maximilian mehmet meike melanie merle mia michaela miriam mohammed monika mustafa nadine nadja natalie natascha nele nicole niklas nils nina noah nora olga
  olivia oskar patricia patrick paula petra pia piotr rainer ramona rebecca regina renate rita rosemarie roswitha ruth sabine sabrina samuel sandra sara sarah
  saskia selina sibylle siegfried sigrid silke silvia simone sina sofia sofie sonja sophia sophie stefan stefanie steffen stephan stephanie susanna
  susanne svea sven svenja sylvia tamara tanja tatjana teresa theresa theresia thorsten tilman tim tina tobias tom torben torsten udo ulrike ursula
  uta ute uwe valentina valerie vanessa vera verena veronika viktoria vivien waltraud waltraut wiebke wilhelmine wolfgang yannick yvonne zoe`;
