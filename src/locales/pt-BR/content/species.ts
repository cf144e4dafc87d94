import type { speciesTexts } from '../../en/content/species.ts';

const words: typeof speciesTexts = {
  kindlam: {
    name: '',
    text: 'A lã arde devagar o dia inteiro e nunca se acaba. Pastores mantêm um no rebanho para que os outros passem o inverno quentinhos.',
    habitat: 'campos onde se queimou feno',
  },
  emberam: {
    name: '',
    text: 'Afia os chifres em pederneira e adora as faíscas. Quando dois se encontram, dá para ouvir e ver do vale vizinho.',
    habitat: 'encostas quentes',
  },
  kilnaries: {
    name: '',
    text: 'Barro que encosta na sua crina vira tijolo em um minuto. As velhas olarias foram erguidas onde um deles resolveu dormir.',
    habitat: 'pastos vulcânicos',
  },
  clinkdil: {
    name: '',
    text: 'Enroscado, brilha como um carvão caído do fogão. Sai rolando atrás de gente com cheiro de pão.',
    habitat: 'muros de pedra quente',
  },
  ovendil: {
    name: '',
    text: 'A portinha da barriga se abre quando está de bom humor. O que se põe lá dentro sai dourado no ponto.',
    habitat: 'padarias abandonadas',
  },
  furnadil: {
    name: '',
    text: 'A fumaça das suas chaminés mostra o humor: branca para calma, preta para encrenca. Nunca ninguém o viu com pressa.',
    habitat: 'fundições antigas',
  },
  flickeep: {
    name: '',
    text: 'O topete tremula quando alguém o elogia. Sozinho, treina reverências diante das poças.',
    habitat: 'muros de jardim ao sol',
  },
  pavember: {
    name: '',
    text: 'Cada pena do seu leque curto guarda uma brasa. Ele as deixa cair uma a uma, para que o viajante ache o caminho de casa.',
    habitat: 'ruínas de palácio',
  },
  solpavo: {
    name: '',
    text: 'Quando abre o leque ao meio-dia, pássaros de longe acham que há um segundo sol. Dizem que os olhos das penas piscam.',
    habitat: 'falésias que veem o sol nascer',
  },
  podkin: {
    name: '',
    text: 'Cantarola para as sementes da sua vagem, e elas respondem. Quem tem um Podkin na horta não precisa de calendário.',
    habitat: 'hortas',
  },
  briarling: {
    name: '',
    text: 'A cauda colhe flores que os braços depois arrumam. Visita sem educação vê os espinhos.',
    habitat: 'cercas-vivas',
  },
  sylvarok: {
    name: '',
    text: 'Dá para contar os anéis quando ele boceja. Vilas inteiras já fizeram piquenique em cima de um sem perceber.',
    habitat: 'as matas mais antigas',
  },
  rootling: {
    name: '',
    text: 'Fareja a chuva dois dias antes das nuvens. O broto na cabeça aponta para o que ele quer comer.',
    habitat: 'bosques de carvalho',
  },
  thickhog: {
    name: '',
    text: 'Passarinhos fazem ninho na crina e discutem com ele o caminho. Ele costuma ceder, e chega um dia atrasado.',
    habitat: 'matagais',
  },
  grovetusk: {
    name: '',
    text: 'Os mapas da sua terra são refeitos a cada primavera, porque o bosque andou. As presas criam raiz onde quer que ele cochile.',
    habitat: 'bosques que andam',
  },
  dozebud: {
    name: '',
    text: 'Já esteve acordado uma vez e não achou grande coisa. O capuz de folha se fecha sozinho quando alguém fala demais.',
    habitat: 'galhos quentes',
  },
  mosslow: {
    name: '',
    text: 'O musgo das costas é um mapa de onde ele se pendurou. Responde certo às perguntas, mais ou menos uma semana depois.',
    habitat: 'copas com neblina',
  },
  canopaw: {
    name: '',
    text: 'Suas flores-lanterna se acendem uma para cada criatura que dorme por perto. Sonha por todas elas, devagar e com carinho.',
    habitat: 'jardins suspensos',
  },
  puddlip: {
    name: '',
    text: 'Acredita que toda poça foi deixada ali para ele. A bolha no nariz nunca foi vista estourando.',
    habitat: 'poças',
  },
  wallopo: {
    name: '',
    text: 'Pula na água do lugar mais alto a que consegue subir, que não é muito alto. O que vale é o tchibum.',
    habitat: 'rios lentos',
  },
  potamere: {
    name: '',
    text: 'Uma lagoa inteira vive nas suas costas, com marés próprias. Fica tão parado que balsas já atracaram nele.',
    habitat: 'lagoas',
  },
  nubwhal: {
    name: '',
    text: 'Cutuca tudo uma vez com o chifre, para se apresentar. Pescadores acham furinhos bem redondos no chapéu.',
    habitat: 'fozes de rio',
  },
  narvane: {
    name: '',
    text: 'A cauda vira uma boa hora antes do vento. Portos que têm um já venderam o sino de tempestade.',
    habitat: 'baías de vento',
  },
  lancetide: {
    name: '',
    text: 'Saúda o adversário antes de investir, e mais uma vez depois. A lança cresce mais clara a cada inverno.',
    habitat: 'canais entre campos de gelo',
  },
  dampaw: {
    name: '',
    text: 'Não pode ver água correndo sem querer pará-la. As represas que faz de colher e graveto aguentam que é uma surpresa.',
    habitat: 'riachos',
  },
  lodgekin: {
    name: '',
    text: 'Leva as ferramentas num avental de gravetos e não empresta a ninguém. Metade das pontes de Terra Verde é obra dele.',
    habitat: 'tocas de castor',
  },
  castorrent: {
    name: '',
    text: 'Treina segurando uma cachoeira e descansa segurando duas. Nas luvas de tronco estão entalhados os nomes dos bons rivais.',
    habitat: 'cachoeiras',
  },
  voltwit: {
    name: '',
    text: 'Pousa nos fios e escuta as notícias. O que repete tem sempre um dia de atraso e o dobro da emoção.',
    habitat: 'postes de telégrafo',
  },
  telegrail: {
    name: '',
    text: 'Batucando com a cauda, passa recados vale abaixo a uma minhoca por palavra. Carta de amor é grátis, e ele finge que não entende.',
    habitat: 'várzeas',
  },
  brookfin: {
    name: '',
    text: 'Nada contra a corrente pela vista e a favor pela farra. As listras se alinham com as ondinhas quando quer se esconder.',
    habitat: 'riachos claros',
  },
  weirgill: {
    name: '',
    text: 'Todo outono salta o mesmo dique nove vezes: uma para subir, oito para o pessoal da ponte. Entre os saltos, confere o arco-íris por baixo.',
    habitat: 'diques de moinho',
  },
  nippet: {
    name: '',
    text: 'Patinadores o conhecem pelo som de colherinhas e pelas fileiras de furinhos no gelo. Na mão quente, amolece todo e pensa em janeiro.',
    habitat: 'lagos congelados',
  },
  glacilisk: {
    name: '',
    text: 'Toda manhã troca uma pele de geada, completa até a menor escama. Colecionadores vêm com isopor.',
    habitat: 'fontes frias',
  },
  basilisleet: {
    name: '',
    text: 'Seu olhar congela um lago de margem a margem, e nos sábados de inverno as crianças o chamam pelo nome. A coroa derrete um pouco a cada obrigado.',
    habitat: 'lagos cercados de neve',
  },
  gloopet: {
    name: '',
    text: 'Guarda lá dentro tudo em que já encostou. Peça com jeito, e ele procura a sua chave.',
    habitat: 'debaixo de pontes',
  },
  sludgeon: {
    name: '',
    text: 'Primeiro veio a banheira, depois os guarda-chuvas, um trombone e o sino da paróquia. Quem perdeu algo pode meter o braço até o cotovelo; quase todos saem com coisa melhor.',
    habitat: 'águas paradas',
  },
  vatlurk: {
    name: '',
    text: 'Ninguém o viu inteiro, só dois olhos sob uma tampa no fundo da tinturaria. Deixe ali uma panela manchada, e de manhã estará impecável, só um pouco mais fina.',
    habitat: 'tinturarias velhas',
  },
  zizzgrub: {
    name: '',
    text: 'Faça carinho contra o pelo, e seu cabelo fica em pé até o jantar. À noite lê os anéis do tronco à luz das próprias faíscas, nunca mais de um ano por vez.',
    habitat: 'troncos podres',
  },
  switchafer: {
    name: '',
    text: 'As pintas das costas se carregam quando alguém as esfrega. Dois deles iluminam uma cozinha pequena.',
    habitat: 'carvalhos velhos',
  },
  gutterling: {
    name: '',
    text: 'Em noites molhadas senta na ponta da calha e arde onde os outros canos pingam. Bata, e ele se enfia, dá risadinha e sai pelo do vizinho.',
    habitat: 'telhados molhados',
  },
  galoshade: {
    name: '',
    text: 'Mudou-se para uma bota que o brejo arrancou de alguém e a mantém um brinco. Em noite de neblina, pula à frente de quem passa e pergunta pelo outro pé.',
    habitat: 'trilhas de neblina',
  },
  glowmonger: {
    name: '',
    text: 'Vendia lampiões a navios até a maré cobrir a loja, e ainda faz a ronda, com uma bota só. Quem diz boa-noite é guiado até em casa; os demais fazem o caminho panorâmico.',
    habitat: 'cais submersos',
  },
  cobblet: {
    name: '',
    text: 'Atirado no lago, afunda no segundo pulo e passa uma semana feliz voltando a pé. Gente boa rega o tufo dele, pensando que é vaso.',
    habitat: 'vaus de pedra',
  },
  bouldun: {
    name: '',
    text: 'O musgo decide para onde vai; o resto só acompanha. Já foi tomado por um banco e não se importou.',
    habitat: 'campos de pedras',
  },
  tumulord: {
    name: '',
    text: 'Um rei está enterrado nele, e os dois se afeiçoaram. No dia mais longo, vira-se para que o sol possa dar uma espiada entre as pedras.',
    habitat: 'colinas funerárias',
  },
  moonbun: {
    name: '',
    text: 'Pula mais alto quanto mais redonda a lua. Na lua cheia, precisa ser segurado por alguém pesado.',
    habitat: 'campos ao luar',
  },
  selenhare: {
    name: '',
    text: 'Uma orelha é para a lua crescente e outra para a minguante; sem lua, as duas ficam dobradas. Suas pegadas se enchem de uma luz que some antes do café.',
    habitat: 'colinas ao luar',
  },
  knuckub: {
    name: '',
    text: 'Luta boxe com as árvores até elas desistirem, ou até o outono. As luvas são colmeias, e as abelhas anotam os pontos.',
    habitat: 'clareiras',
  },
  pawgilist: {
    name: '',
    text: 'Há nove verões com o título, pendura o cinturão num galho antes de dormir, para não amassar. Quem perde volta para casa acompanhado, com mel para os roxos.',
    habitat: 'bosques de mel',
  },
  blinkowl: {
    name: '',
    text: 'As sobrancelhas se acendem quando alguém por perto tem uma ideia; por isso ninguém joga cartas com ele duas vezes. De dia esbarra nas coisas e pede desculpas a elas.',
    habitat: 'paióis de feno',
  },
  owlumen: {
    name: '',
    text: 'Os planetas à sua volta dão um giro a cada pensamento terminado. Em época de prova, escolas inteiras o contratam.',
    habitat: 'campanários',
  },
  scuffkit: {
    name: '',
    text: 'Toda manhã briga com a própria sombra e se enfurece porque a outra nunca cansa. Dia nublado é para cochilar e contar vantagem.',
    habitat: 'becos atrás dos celeiros',
  },
  umbrawl: {
    name: '',
    text: 'À noite caminha ao lado de quem viaja, sempre um passo fora da luz. De manhã fica meio ofendido porque ninguém agradeceu.',
    habitat: 'beiras de mata ao entardecer',
  },
  penumbrawn: {
    name: '',
    text: 'Quando se levanta diante do sol, as galinhas se recolhem e o acendedor de lampiões sai. Em dia de roupa no varal, dá para convencê-lo a sentar.',
    habitat: 'mata velha e funda',
  },
  rivetle: {
    name: '',
    text: 'Dar corda na chave das costas não adianta nada, mas ele gosta da atenção. O casco nunca enferruja, de tanto que ele se preocupa com isso.',
    habitat: 'portos',
  },
  ironclade: {
    name: '',
    text: 'A chaminé apita ao meio-dia, e o porto inteiro se senta para a sopa. As gaivotas se alistaram na tripulação e levam o serviço mais a sério do que ele.',
    habitat: 'portos fundos',
  },
  molder: {
    name: '',
    text: 'Cava atrás de tesouro e acha batata, e toda vez fica contente. A lanterna do capacete é para fazer companhia.',
    habitat: 'hortas de quintal',
  },
  excavole: {
    name: '',
    text: 'Peça que plante uma tulipa, e ele planta, a nove metros, com um pedaço de minério para dar sorte. Porão que passou por ele fica seco por cem anos.',
    habitat: 'pedreiras',
  },
  shaftmaw: {
    name: '',
    text: 'Um só bocejo seu já apagou todas as lamparinas do vale. Canários moram de graça nas orelhas e avisam quando é hora de subir para respirar.',
    habitat: 'galerias de mina velhas',
  },
  jellume: {
    name: '',
    text: 'Brilha na cor do que você está pensando. Marinheiros aprenderam a não pensar em nada.',
    habitat: 'baías calmas',
  },
  medusage: {
    name: '',
    text: 'Responde a qualquer pergunta, mas só depois de a maré virar duas vezes. A essa altura quase todo mundo já descobriu sozinho, o que, segundo ele, era a resposta.',
    habitat: 'águas paradas ao largo da ilha',
  },
  shinglet: {
    name: '',
    text: 'Faz a casa com os melhores seixos da praia e depois não distingue uma da outra. Certas noites bate de monte em monte até alguém abrir.',
    habitat: 'praias de seixos',
  },
  cragclaw: {
    name: '',
    text: 'O morro nas costas é imóvel de valor, e depois de muito pensar foi alugado a um farol. Na maré grande ele muda de casa, e lá se vão as cartas náuticas.',
    habitat: 'poças de maré',
  },
  noctuff: {
    name: '',
    text: 'Dorme enrolado numa bola de penugem e cai do galho mais ou menos uma vez por noite. A queda nunca o acorda.',
    habitat: 'árvores ocas',
  },
  noctivail: {
    name: '',
    text: 'Em noites claras pende entre duas chaminés, e o céu ganha uma constelação que ninguém sabe nomear. Astrônomos se irritam; mariposas se encantam.',
    habitat: 'torres de igreja',
  },
  pricklo: {
    name: '',
    text: 'Adoraria um abraço, e leva uma rolha em cada espinho para o caso de alguém oferecer. A flor se abre quando lhe contam uma piada.',
    habitat: 'areia seca',
  },
  saguardian: {
    name: '',
    text: 'Guarda o mesmo marco de estrada há duzentos anos e nunca perguntou por quê. No aniversário, os lagartos fazem fila e continência, e ele diz que entrou areia no olho.',
    habitat: 'dunas',
  },
  cuprikin: {
    name: '',
    text: 'Foi feito para separar parafusos e passou às amizades. As mãos de ímã tornam difícil a despedida.',
    habitat: 'ferros-velhos',
  },
  cupritan: {
    name: '',
    text: 'Chaleiras fervem e relógios adiantam quando ele cruza a vila, então vai na ponta dos pés. Cada bobina foi enrolada à mão, e ele se lembra de quem.',
    habitat: 'usinas velhas',
  },
  inchbeam: {
    name: '',
    text: 'Mede cada raio de sol de ponta a ponta e guarda os números para si. Quando os dias crescem, não se espanta; só fica discretamente orgulhoso.',
    habitat: 'peitoris ao sol',
  },
  sunflit: {
    name: '',
    text: 'O desenho das asas é o campo onde nasceu, visto de cima. Nunca esquece o caminho de volta.',
    habitat: 'campos floridos',
  },
  icequill: {
    name: '',
    text: 'As plumas da cabeça são pingentes de gelo, e ele é vaidoso com elas. No verão, fica na sombra das outras criaturas.',
    habitat: 'costas frias',
  },
  quillberg: {
    name: '',
    text: 'Uma vez por ano se solta, desce para ver as palmeiras e volta bem mais magro. Aos filhotes se conta que lutou com uma baleia.',
    habitat: 'gelo à deriva',
  },
  vyrmling: {
    name: '',
    text: 'Coleciona pedrinhas brilhantes e as conta antes de dormir. Ninguém lhe disse ainda que sabe voar.',
    habitat: 'penhascos altos',
  },
  gustrake: {
    name: '',
    text: 'As asas chegaram um ano antes do resto, e ele tropeça nelas nas escadas. Qualquer brisa forte o carrega, em geral para onde há torta.',
    habitat: 'morros de vento',
  },
  tempestral: {
    name: '',
    text: 'O tempo se junta à sua volta por respeito. Só pousa onde o chão lhe pediu.',
    habitat: 'frentes de tempestade',
  },
  crumbit: {
    name: '',
    text: 'Nunca carrega migalha menor do que ele, por questão de honra. Uma vez lhe ofereceram um carrinho de mão, e ficou magoado uma semana.',
    habitat: 'cozinhas e campos de feno',
  },
  hoardent: {
    name: '',
    text: 'Nas bochechas cabe a despensa do inverno, por prateleira, com a geleia à esquerda. Visita sempre come, embora talvez espere até ele achar as colheres.',
    habitat: 'celeiros',
  },
  postwren: {
    name: '',
    text: 'Leva as cartas menores na garganta e cantarola para não ouvir o que dizem. As urgentes lhe dão soluço.',
    habitat: 'cercas e portões de jardim',
  },
  couristrel: {
    name: '',
    text: 'Paira sobre o endereço certo até alguém assinar, com qualquer tempo, por horas se preciso. Um postal chegou atrasado, há nove anos, e ele ainda está pedindo desculpas.',
    habitat: 'estradas de correio',
  },
  heralgale: {
    name: '',
    text: 'Uma nota do seu bico, e até os gansos fazem fila. Reis, colheitas e roupa limpa são anunciados no mesmo tom, porque cada um é raro o bastante.',
    habitat: 'torres altas',
  },
  tuftpup: {
    name: '',
    text: 'Ninguém sabe qual é a frente até o rabo começar a abanar. Na hora de dormir conta as ovelhas, depois os cordeiros e depois as visitas.',
    habitat: 'campos de ovelhas',
  },
  drovermane: {
    name: '',
    text: 'Os pequenos se abrigam da chuva na sua juba, e ele finge que não sabe quantos são. A uma palavra baixa sua, até o tempo anda em fila.',
    habitat: 'pastos de serra',
  },
  hearthkit: {
    name: '',
    text: 'Padeiros abrem o forno com cuidado, porque o terceiro pão da esquerda pode bocejar. O pelo cheira a casca de pão, o que já o livrou de muita encrenca.',
    habitat: 'cozinhas quentes',
  },
  inglynx: {
    name: '',
    text: 'As brasas nos tufos das orelhas se avivam quando alguém chega do frio. Não cede a ninguém o lugar junto ao fogo, mas há espaço encostado nele.',
    habitat: 'cantos de lareira',
  },
  strawisp: {
    name: '',
    text: 'Na primeira noite de colheita, uma luz vai de feixe em feixe procurando o que lhe serve. Quem é bom deixa um feixe frouxo no fim da fileira.',
    habitat: 'restolhos',
  },
  scarecrone: {
    name: '',
    text: 'Os corvos vieram rir do chapéu e ficaram pelas histórias. Quem arranca um nabo de noite ouve uma voz de palha seca pedir que o devolva.',
    habitat: 'campos de nabo à noite',
  },
  fizzet: {
    name: '',
    text: 'Um carinho, e seu cabelo fica em pé; dois, e a roupa do varal vizinho também. Ele acredita que carinho serve para isso.',
    habitat: 'celeiros',
  },
  ampolecat: {
    name: '',
    text: 'No alto do moinho dorme enrolado num gancho e odeia que passem por cima. Quando o moleiro quer chá, apoia a chaleira na cauda, pede desculpas e paga com um ovo.',
    habitat: 'sótãos de moinho',
  },
  lodekid: {
    name: '',
    text: 'Todo passeio acaba com onze pregos, uma dobradiça e o dedal de alguém grudados nos chifres. O ferreiro espera no portão e dá uma cenoura pelo lote.',
    habitat: 'pedreiras de morro',
  },
  lodehorn: {
    name: '',
    text: 'As bússolas na serra não apontam para o norte, e sim para onde ele está. Quem se perde nem liga, pois ele sabe descer e vai no passo da gente.',
    habitat: 'topos de morro',
  },
  filamel: {
    name: '',
    text: 'Todo outono eles iluminam a foz, cada um tão fraco quanto um buraco de fechadura. Pescador que esqueceu a lanterna já pegou um emprestado e devolveu.',
    habitat: 'fozes de rio',
  },
  incandeel: {
    name: '',
    text: 'Quando o faroleiro perdeu a hora numa noite de tempestade, ele se enrolou na lâmpada até de manhã. Os navios nada notaram, a não ser que a luz se remexia.',
    habitat: 'águas ao pé do farol',
  },
  calfrost: {
    name: '',
    text: 'Debaixo do casaco de neve é um bezerro comum, e prefere que você não confira. Lá pelo meio do verão pede para ficar no porão com a manteiga.',
    habitat: 'morros nevados',
  },
  muskalanche: {
    name: '',
    text: 'Uma encosta inteira está nas suas costas à espera de desculpa, então ele pisa leve. Casamentos no vale se fazem aos sussurros, com bolo deixado na linha da neve.',
    habitat: 'vales íngremes',
  },
  flurrimite: {
    name: '',
    text: 'Não há dois iguais, e eles não falam de outra coisa. Pegue um na luva, elogie em voz alta, e lá vai ele contar aos outros.',
    habitat: 'campos de geada',
  },
  crystalwing: {
    name: '',
    text: 'Pousado numa janela quebrada, passa por vidro. Uma casa à beira do lago ficou quente o inverno todo e descobriu por quê na primavera, quando as janelas voaram.',
    habitat: 'margens de lago no inverno',
  },
  jabrimp: {
    name: '',
    text: 'Desafia seixos, lapas e dedos do pé, por ordem de tamanho. Vencido, faz uma reverência, anda uma pedra para a esquerda e treina até a maré voltar.',
    habitat: 'poças de praia',
  },
  stomatitan: {
    name: '',
    text: 'O soco é tão rápido que o mar ferve em volta, e quem assiste traz ovos. Ninguém que ainda estava levantando a guarda foi atingido por ele.',
    habitat: 'recifes junto à praia',
  },
  stiltlet: {
    name: '',
    text: 'Uma perna é para ficar em pé, a outra está guardada para depois. Quando cai, olha depressa em volta para ver se os juncos viram.',
    habitat: 'juncos de lago',
  },
  cranekata: {
    name: '',
    text: 'Ao amanhecer está no raso, no meio de um movimento, e a neblina espera que termine. Nenhum adversário ficou até o fim para saber como acaba.',
    habitat: 'águas rasas com neblina',
  },
  pageant: {
    name: '',
    text: 'Carrega o estandarte de uma coluna de quatrocentos, quase todos já foram para o outro lado. Quando chove, o estandarte é guarda-chuva, e todo mundo volta.',
    habitat: 'relva de pomar',
  },
  squirant: {
    name: '',
    text: 'Toda noite lustra o elmo de bolota, afia o espinho e pergunta se o cavaleiro precisa de algo. O cavaleiro, em regra, precisa de migalhas.',
    habitat: 'raízes de carvalho',
  },
  chivalrant: {
    name: '',
    text: 'A palavra que dá sobre uma migalha vale um verão inteiro. Antes do duelo levanta a viseira, para que o outro lado possa sugerir um almoço.',
    habitat: 'castelos de formigueiro',
  },
  tadbane: {
    name: '',
    text: 'As pintas dizem que é venenoso, e o sorriso, que sente muito. As garças leram a primeira parte e costumam parar ali.',
    habitat: 'lagos rasos',
  },
  curarana: {
    name: '',
    text: 'Sentado entre as ameixas, parece a melhor delas, e ninguém o mordeu duas vezes. A quem se desculpa direito, mostra qual folha é o remédio.',
    habitat: 'pomares molhados',
  },
  phialin: {
    name: '',
    text: 'Contra a luz, mostra direitinho o que foi o jantar. Quem colhe ervas leva um na cesta, pois fica azul diante do que não se deve comer.',
    habitat: 'jardins de ervas',
  },
  apothadder: {
    name: '',
    text: 'Há um banco diante da sua toca, e a quem se senta ele pergunta onde dói. Adulto paga um ovo; criança, uma boa história.',
    habitat: 'ocos da mata velha',
  },
  capsprite: {
    name: '',
    text: 'Para passar despercebido, fica imóvel entre os cogumelos e cantarola como se não houvesse ninguém. É pelo cantarolar que se percebe.',
    habitat: 'rodas de cogumelos',
  },
  amanitiara: {
    name: '',
    text: 'A corte se reúne em roda sob as bétulas, e cada pinta da tiara homenageia um convidado que dançou até o café. Aconselha-se ir jantado.',
    habitat: 'clareiras de bétula',
  },
  dustkit: {
    name: '',
    text: 'Ouviu dizer que a água também limpa, mas lhe parece um jeito molhado demais. Depois do banho dele, a rua fica varrida, e os vizinhos, não.',
    habitat: 'becos de poeira',
  },
  siroccoon: {
    name: '',
    text: 'Primeiro vem o vento da cauda, quente e com cheiro de longe, e depois a despensa está vazia. Deixa um montinho de areia no valor do que levou.',
    habitat: 'becos de vento e despensas',
  },
  sherdlin: {
    name: '',
    text: 'Desde a queda vai de casa em casa, provando cacos de louça no buraco. Um azul quase serviu uma vez, e ele ainda visita aquela família.',
    habitat: 'montes de cacos',
  },
  amphorage: {
    name: '',
    text: 'Na sua lateral as figuras pintadas marcham, brigam e recomeçam a guerra. Só o flautista junto à asa o acalma, e ele está virado para o outro lado.',
    habitat: 'porões afundados',
  },
  tickfawn: {
    name: '',
    text: 'Nasceu quatro minutos adiantado e passa as manhãs esperando os outros filhotes. Ao meio-dia deixa o relógio da vila escapar com uma advertência.',
    habitat: 'torres de relógio',
  },
  pendulope: {
    name: '',
    text: 'A barba balança uma vez por segundo, e um campo de grilos aprendeu a cantar nesse ritmo. Encontro marcado entre seus chifres é cumprido até por balseiro.',
    habitat: 'torres de relógio',
  },
  dreamspin: {
    name: '',
    text: 'Toda noite junta as pontas soltas dos sonhos nos caibros e as fia por igual. Os ruins dão o fio mais forte.',
    habitat: 'vigas de sótão',
  },
  reverachne: {
    name: '',
    text: 'Olhe bastante para a teia, e alguém de quem você sente saudade olha de volta. As moscas podem ir assim que contarem uma história que ele não conheça.',
    habitat: 'vigas de sótão',
  },
  matchbug: {
    name: '',
    text: 'Toda noite risca a cabeça na mesma soleira e se espanta. O acendedor de lampiões já se aposentou e vem junto pelo passeio.',
    habitat: 'muros de pomar',
  },
  kerbeam: {
    name: '',
    text: 'As mariposas vêm à sua lanterna pedir conselho, que é sempre ficar um pouco mais longe. Em noite de inverno uma família inteira lê à sua luz, se ele gostar do livro.',
    habitat: 'muros de pomar',
  },
  trilobit: {
    name: '',
    text: 'Dormia na ardósia fazia bastante tempo e acordou quando alguém deixou cair a placa. Até agora, o que mais o impressionou foi a grama.',
    habitat: 'ardósias de rio',
  },
  trilobastion: {
    name: '',
    text: 'Famílias inteiras de caracóis já passaram uma chuva de granizo sob suas placas, sem pagar nada. Para dar meia-volta, precisa de um campo, um motivo e quase uma tarde.',
    habitat: 'pedreiras velhas',
  },
  spoutling: {
    name: '',
    text: 'Trezentos anos na quina de um telhado lhe deram opiniões firmes sobre pombos. Quando chove, cospe num arco perfeito e olha em volta à espera de aplauso.',
    habitat: 'telhados velhos',
  },
  cathedrake: {
    name: '',
    text: 'O sol cai pelas suas asas em pétalas vermelhas e azuis, e ninguém se importa de ficar à sua sombra. O rugido é uma nota grave de órgão, e as vidraças cantam por quilômetros.',
    habitat: 'torres velhas',
  },
  geodling: {
    name: '',
    text: 'Por fora parece coisa de escorar portão, e muitas vezes foi. Só os amigos veem o brilho, e só um instante.',
    habitat: 'trilhas de morro',
  },
  amethystrix: {
    name: '',
    text: 'Ao amanhecer, seus espinhos jogam manchas violeta em todas as paredes do vale, e os gatinhos enlouquecem de alegria. Nunca machucou ninguém, mas já arruinou muita almofada.',
    habitat: 'grutas de cristal',
  },
  pumichick: {
    name: '',
    text: 'Os patinhos o adotaram, porque um pinto de pedra-pomes boia melhor do que qualquer um. Em manhã fria, todos nadam bem juntinho dele.',
    habitat: 'fontes quentes',
  },
  tephraptor: {
    name: '',
    text: 'Onde pousa, a neve derrete num anel que na primavera se enche de papoulas. Quem planta nabo acena para ele descer, e recolhe a roupa antes.',
    habitat: 'morros pelados',
  },
  flotsoul: {
    name: '',
    text: 'A carta na garrafa já foi respondida há muito, mas ele gosta de viajar. Quem o acha na praia lê, suspira e o joga de volta um pouco mais longe.',
    habitat: 'praias',
  },
  galleghast: {
    name: '',
    text: 'Em noites de neblina ouvem-se os remos no compasso, e alguém a bordo está sempre meio tempo atrasado. Barcos perdidos o seguem até o porto e ganham vaga.',
    habitat: 'baías de neblina',
  },
  mudwhisk: {
    name: '',
    text: 'Uma carpa velha lhe contou que bagre vira dragão se subir a cachoeira. Já chegou até o moinho, e aos domingos o moleiro lhe abre a comporta.',
    habitat: 'açudes de moinho',
  },
  barbelung: {
    name: '',
    text: 'Sete vilas hasteiam suas cores na cheia da primavera, porque depois ele devolve os patos. A barba ainda cheira a lama, e ele não quer de outro jeito.',
    habitat: 'quedas de rio',
  },
  tendrake: {
    name: '',
    text: 'Cochila enrolado numa estaca de feijão e acorda um metro mais alto. Quem tem horta põe uma estaca a mais no fim da fileira e finge não contar as ervilhas.',
    habitat: 'fileiras de feijão',
  },
  wistwyvern: {
    name: '',
    text: 'Em maio dorme pendurado no beiral, e todos entram pelos fundos para não sacudir as flores. As abelhas o acompanham em cada voo e têm um mapa próprio.',
    habitat: 'beirais velhos',
  },
  ingotail: {
    name: '',
    text: 'Todo o seu tesouro é uma moeda de cobre, tão polida que não se sabe mais qual é a rainha. Se lhe oferecem outra, o dragãozinho desconfia.',
    habitat: 'minas velhas',
  },
  vaultwyrm: {
    name: '',
    text: 'Cada moeda da sua pele foi emprestada, e ele sabe o nome de todos os credores. Os juros são pagos no meio do verão, em trocados, de grande altura.',
    habitat: 'minas velhas',
  },
  snickub: {
    name: '',
    text: 'Ri antes de a piada acabar e, por isso, nunca ouviu um final. No teatro da escola lhe dão um lugar junto à porta.',
    habitat: 'beiras de campo',
  },
  cackleader: {
    name: '',
    text: 'Quando o chefe ri, o bando ri, e na terceira vez até as ovelhas entram na roda. Por trás do sorriso pintado, está quase sempre calculando jantar para quarenta.',
    habitat: 'beiras de campo',
  },
  blotlet: {
    name: '',
    text: 'Caiu de um tinteiro no meio de uma frase e desde então procura o fim. Cartas abertas perto dele ganham umas vírgulas.',
    habitat: 'águas rasas e calmas',
  },
  kalligraken: {
    name: '',
    text: 'Com oito pincéis responde a oito cartas de uma vez e nunca confundiu as tias. O capitão cujas velas ele borrou recebe um lindo pedido de desculpas na maré seguinte.',
    habitat: 'enseadas fundas',
  },
  sootbrock: {
    name: '',
    text: 'Volta para casa pela chaminé, porque porta é para visita. Dá para lavá-lo: são precisas duas pessoas, uma tina e uma visão tranquila da cozinha.',
    habitat: 'chaminés velhas',
  },
  brockember: {
    name: '',
    text: 'Pão deixado à boca da toca ao entardecer amanhece assado, com uma fatia a menos. Raposas se hospedam com ele o inverno todo e pagam em fofoca e lenha.',
    habitat: 'barrancos de bosque',
  },
  vanechick: {
    name: '',
    text: 'Para onde quer que aponte, o vento vem de outro lado. Os pescadores o acham totalmente confiável, depois que se sabe.',
    habitat: 'telhados de celeiro',
  },
  weathercrest: {
    name: '',
    text: 'Já levou tanto raio que os dois já se chamam pelo apelido. O fazendeiro de cujo celeiro ele voou se vira com um dedo molhado.',
    habitat: 'telhados de celeiro',
  },
  thimbelf: {
    name: '',
    text: 'Remenda uma meia por noite em toda casa que deixa uma luz acesa. A outra meia fica como pagamento, e ele nunca entendeu as queixas.',
    habitat: 'cestos de costura',
  },
  haberdame: {
    name: '',
    text: 'Uma vez costurou uma briga de vizinhos tão bem que nenhum dos dois achou a emenda. Botões ficam em sentido quando entra na sala.',
    habitat: 'quartos de costura',
  },
  globelle: {
    name: '',
    text: 'A neve do seu globo cai sobre uma cidadezinha com uma janela acesa. Dança para quem mora lá e sempre cumprimenta primeiro esse lado.',
    habitat: 'lagos congelados',
  },
  brollygeist: {
    name: '',
    text: 'Esquecido num banco na chuva, esperou anos até que uma rajada tomasse o seu partido. Segue quem não tem guarda-chuva e se magoa quando correm.',
    habitat: 'morros de vento',
  },
  lullabell: {
    name: '',
    text: 'Ao entardecer toca para quem se perdeu e leva até a cama quente mais próxima. Ninguém ficou acordado até o último verso.',
    habitat: 'mata velha',
  },
  oraclam: {
    name: '',
    text: 'A uma boa pergunta, abre-se um palmo; a uma grosseira, fecha-se na manga. As respostas são sempre verdadeiras e quase sempre sobre a próxima quinta.',
    habitat: 'praia da baía',
  },
  anvilisk: {
    name: '',
    text: 'Ferreiros o deixam dormir junto à forja, e de dia ele empresta a cabeça. O que a vila ouve como trabalho duro é, para o lagarto, uma ótima massagem.',
    habitat: 'forjas',
  },
  waspire: {
    name: '',
    text: 'Todo verão mastiga um ou dois jornais e acrescenta um andar à torre da cabeça. Leitor que chega perto para ver as manchetes raramente termina a matéria.',
    habitat: 'torres e sótãos',
  },
  quicksylph: {
    name: '',
    text: 'Sobe no calor, desce no frio e dança no caminho. Médicos à moda antiga penduravam o termômetro e simplesmente lhe perguntavam.',
    habitat: 'riachos de mina velha',
  },
  boreauk: {
    name: '',
    text: 'Os araus nunca aprenderam a voar, então este trouxe uma tira do céu para o gelo. O capitão que se guia por ele acha abrigo, enfim, e bastante peixe.',
    habitat: 'falésias do norte',
  },
  miragazelle: {
    name: '',
    text: 'Está sempre um pouco à esquerda de onde você a vê. Os álbuns de família da costa estão cheios de belos retratos da duna ao lado.',
    habitat: 'dunas',
  },
  timpanyak: {
    name: '',
    text: 'As duas corcovas são tímpanos, e quem afina é o tempo. Trovão que entra atrasado leva dele um olhar comprido.',
    habitat: 'morros de tempestade',
  },
  ossuwyrm: {
    name: '',
    text: 'Ninguém achou um jeito gentil de lhe contar, então guarda o vale como há dez mil anos. Nesse meio-tempo, o vale virou morro.',
    habitat: 'falésias de giz',
  },
  cometoad: {
    name: '',
    text: 'Chegou num cometa, achou uma boa poça e deixou o cometa seguir sozinho. A cada setenta e seis anos sobe no telhado mais próximo para acenar.',
    habitat: 'beira de lago',
  },
  mandolark: {
    name: '',
    text: 'Afina as cordas antes do sol, enquanto a vila finge que dorme. Em manhã fria toca um pouco baixo e prefere não falar disso.',
    habitat: 'campos',
  },
  brackindle: {
    name: '',
    text: 'No melhor jardim murcha, em qualquer grade velha vinga. Quem tem experiência rega o tapete em volta.',
    habitat: 'clareiras queimadas',
  },
  wandertoise: {
    name: '',
    text: 'A barraca nas costas está sempre armada, e a chaleira, quase fervendo. Quem pernoita acorda em outro lugar, em regra com vista melhor.',
    habitat: 'trilhas de campo',
  },
  clovermare: {
    name: '',
    text: 'Trevo de quatro folhas nasce nas suas pegadas, e todos andam atrás dela de olho no chão. Ela queria que alguém levantasse a cabeça e dissesse bom dia.',
    habitat: 'campos',
  },
  dawnhart: {
    name: '',
    text: 'A primeira luz do dia se prende nos seus chifres e desce ao vale no passo dele. Nas manhãs que parecem durar, ele parou para beber.',
    habitat: 'mata velha',
  },
  zenithrone: {
    name: '',
    text: 'Ao meio-dia senta-se tão reto que não tem sombra própria onde descansar. A natureza inteira se deita por respeito, e ele inveja cada um.',
    habitat: 'o morro mais alto',
  },
  gloamarch: {
    name: '',
    text: 'Toda tarde junta o que sobrou de luz e a leva para casa no bico. Casas por onde passa baixo deixam a janela acesa mais tempo do que queriam.',
    habitat: 'costa e chaminés',
  },
  nadirian: {
    name: '',
    text: 'À meia-noite nada sob as estrelas, e elas balançam um pouco na sua esteira. Os faroleiros o anotam como tempo, pois não há coluna para baleia no alto.',
    habitat: 'o céu sobre a baía',
  },
};
export default words;
