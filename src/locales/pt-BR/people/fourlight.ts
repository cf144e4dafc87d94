import type { fourlightPeople } from '../../en/people/fourlight.ts';

const words: typeof fourlightPeople = {
  'thandeka-moyo': {
    name: 'Thandeka Moyo',
    lines: {
      hello: [
        'Psiu, as prateleiras de cima estão germinando. Thandeka Moyo, sementeca. Pode tocar no que não estiver ouvindo.',
        'Carvalho por duzentos anos, rabanete pelo fim de semana. Multas se pagam em adubo.',
      ],
      thyme: [
        'Você devolveu a derrota em bom estado; veja: primeira página. “Tomilho, um vaso, de um parapeito. Já volta.”',
        'Trouxeram a lareira para cá, pedra por pedra, e esqueceram as ervas. Mil anos de atraso. Eu o reguei.',
      ],
      banked: [
        'Pus o tomilho na lareira, com as raízes no quentinho. Mil anos de atraso, e perdoei a multa. Não conte a ninguém.',
      ],
      loose: [
        'Marquei o tomilho “emprestado para sempre, a quem tiver janela”. Que ousadia. Vou guardar um livro deitado.',
      ],
      defeated: ['Sua derrota não tem prazo de devolução. O pessoal costuma renovar.'],
      dawn: ['Ao amanhecer todas pedem água ao mesmo tempo. É a única hora em que se pode gritar.'],
      oak: ['Um homem devolveu um carvalho. Tinha levado uma bolota. Cobrei as anotações na margem.'],
      radish: ['Rabanetes são leitores leves. Gostam de coisa com final curto.'],
    },
  },
  'mirabel-quince': {
    name: 'Mirabel Quince',
    lines: {
      hello: [
        'Eu sou a Mirabel. Tenho nove anos, sou líder e não tô perdida. Você tá? Posso te levar pra sua mãe.',
        'Às oito tenho que tá na escola. Aqui é sempre quase oito. É a melhor parte.',
      ],
      badge: ['Você tá com a minha insígnia! Fui eu que desenhei. Ia ser um cavalo, mas acabou o cavalo.'],
      banked: [
        'A Maren deixa eu dar boa noite pra ela. Contei do dragão. Ela não contou pra professora. É minha melhor amiga que é fogo.',
      ],
      loose: [
        'Uma tá morando debaixo da escada! Deixo a porta meio aberta. Ela deixa minha pantufa meio chamuscada. A gente é educada.',
      ],
      defeated: ['Eu perco um monte. Aí você diz “de novo!” bem alto, e já é outra.'],
      day: ['Não tô matando aula. Tô indo. Só tô indo devagar.'],
      dusk: ['Quando escurece tenho que tá em casa. Tá quase escurecendo desde segunda.'],
      slippers: ['São coelhos. Este é o esquerdo, e este é o outro esquerdo.'],
      tabard: [
        'Dentro da minha túnica tá escrito “corajosa”. Minha mãe costurou, caso me entreguem em algum lugar.',
      ],
    },
  },
  'soraya-haddad': {
    name: 'Soraya Haddad',
    lines: {
      hello: [
        'Fique na minha sombra, se quiser, não estou usando. Soraya Haddad, vidro.',
        'Cuidado com a bancada. De manhã era areia, e à noite será uma jarra.',
      ],
      window: [
        'Para um olho claro, uma vidraça clara. Encomendaram uma janela para a lareira fria. Parede não há. Quiseram a janela antes.',
        '“Para que se veja de fora, quando acender”, diz a Maren. Quem, perguntei. “Quem estiver lá fora.” Fiz de vidro duplo.',
      ],
      banked: [
        'Há um brilho naquela janela. Fiquei do lado de fora, no escuro, feito boba, e me senti esperada.',
      ],
      loose: [
        'Mudei as dobradiças daquela janela, para abrir. O vidro é o mesmo. Só parece mais seguro de si.',
      ],
      defeated: ['Rachadura é por onde a luz entra de lado. Cobro a mais por ela.'],
      dusk: ['Ao entardecer a fornalha brilha mais que o céu. Sobe à cabeça dela.'],
      sand: ['É areia, tudo. Só ouviu alguma coisa quente por tempo bastante.'],
      breath: ['Uma taça é um sopro; uma tigela, dois. Para lustre eu tomo café da manhã.'],
    },
  },
  'ignatius-pell': {
    name: 'Ignatius Pell',
    lines: {
      hello: [
        'Nome? Finalidade? … “Só olhando.” Ponho “sem comprovante”. Pell, Ignatius. Audito tesouros.',
        'Uma vez por ano conto o ouro de cada dragão. Prendem o fôlego. Com os grandes, a gente se apressa.',
      ],
      stones: [
        'Você fecha; então veja. Pedras de uma lareira, trazidas para cá: quatrocentas e doze. Recibos: quatrocentos e treze.',
        'O que sobra diz: “Uma porta. Não trazida. Deixada aberta, por via das dúvidas.” Transporto há dezenove anos.',
      ],
      banked: [
        'Item: uma brasa, abafada, rendendo juros. Lancei em “ativo” e depois, a lápis, em “lar”. Rubrique aqui.',
      ],
      loose: [
        'Item: uma brasa, solta, em posse de todos. A única soma que vi crescer por não ser contada. Rubrique aqui. Não: deixe.',
      ],
      defeated: ['Uma perda. É dedutível. Quase ninguém pergunta.'],
      friday: ['Às sextas arredondo para baixo. É minha única extravagância.'],
      cup: ['Um deles tentou me subornar com uma taça. Contei a taça.'],
      hem: ['Minha barra está chamuscada. Pedi reembolso. Aliás, entre nós, é bem quentinha.'],
    },
  },
  'tomasz-wrona': {
    name: 'Tomasz Wrona',
    lines: {
      hello: [
        'Quatro mil e um, quatro mil e dois. Boa noite. Não se mexa, tem um tentilhão em você. Dois. Tomasz Wrona.',
        'Conto cada um que volta, pelo nome. Demora, mas procurar o que esqueci demoraria mais.',
      ],
      over: [
        'Você está na conta; então digo: todo fim de tarde sobra um. Há uma luz que vem tarde, lá da beirada, sem asas.',
        'Dá uma volta na lareira fria, feito cachorro que vai deitar, e não deita. No livro pus: “Ainda não.”',
      ],
      banked: [
        'Ontem a atrasada veio, deu uma volta e se deitou. Agora está no livro pelo nome. Não digo alto, está dormindo.',
      ],
      loose: [
        'A atrasada deu uma volta, foi embora além da beirada e olhou para trás. Escrevi: “Saiu. Sabe o caminho.” Dormi bem.',
      ],
      defeated: ['Você deixou cair uma pena ou duas. De volta não vêm, mas já há quem choque em cima.'],
      dusk: ['Psiu, estão chegando. Os estorninhos dão todos o mesmo nome.'],
      perch: ['Estendo o braço por hábito. Minha mulher pendurava roupa nele.'],
      nest: ['O ninho no meu chapéu está alugado até a primavera. Não posso tirá-lo para as damas.'],
    },
  },
  'dewi-laras': {
    name: 'Dewi Laras',
    lines: {
      hello: [
        'Você está na minha luz. Não, fique, sua sombra tem bom perfil. Dewi Laras. Eu enceno os juncos. Eles contracenam.',
        'Minhas figuras agradecem quando acaba. Já não pergunto quem puxa.',
      ],
      play: [
        'Você merece a minha peça mais velha. Tem duas figuras: uma lareira e uma mão. Último ato não tem.',
        'A mão vai ao trinco, e a lâmpada se apaga. Todos sabem como continua. Não há dois que saibam o mesmo.',
      ],
      banked: [
        'Fiz o último ato. A mão fecha a porta, de mansinho, por dentro. Marmanjos choraram. Uma criança disse: “Bom, já é tarde.”',
      ],
      loose: [
        'Fiz o último ato. A mão larga o trinco e acena. Marmanjos choraram. Uma criança perguntou o que há lá fora para jantar.',
      ],
      defeated: ['Foi o segundo ato. Heróis perdem no segundo ato, ele tem as músicas boas.'],
      night: ['De noite não preciso de tela. É só representar menor.'],
      trick: ['Procuram o truque atrás da tela. O truque sou eu. Eu aceno.'],
      face: ['Esta metade do meu rosto é para o público.'],
    },
  },
  'eino-saarvi': {
    name: 'Eino Saarvi',
    lines: {
      hello: ['…', 'Eino Saarvi. Mordem quando ninguém faz pedido. Você está fazendo. Dá para ouvir daqui.'],
      hook: [
        'Mostro a poucos. Peguei no mais fundo do lago, e está quente. Um gancho de ferro, de porta. Onde um trinco encaixa.',
        'Joguei de volta três vezes. Três vezes subiu. Agora está num prego na cozinha, e o gato não sai de perto.',
      ],
      banked: [
        'Levei o gancho lá para a lareira. A Maren pôs na chaminé. Porta não tem. É para pendurar o casaco.',
      ],
      loose: ['Joguei o gancho de volta pela quarta vez. Ficou lá. Só queria ouvir que não precisavam dele.'],
      defeated: ['Escapou do anzol. É assim que ficam grandes.'],
      night: ['É uma estrela. Pequena demais. … Lá vai ela.'],
      coffee: ['O café é para dois. Nunca sei quais dois.'],
      feet: ['Descalço, sim. Eles já ouviram falar de botas.'],
    },
  },
  'seraphine-oyelo': {
    name: 'Seraphine Oyelo',
    lines: {
      hello: [
        'De mansinho, o nono acabou de dormir. Século, não criança. Seraphine Oyelo, plantão da noite.',
        'Eles não conseguem descansar, então eu canto. Já desci até o quarto. Há pedidos.',
      ],
      carriers: [
        'Você os cobriu tão bem. Então ouça o que os mais velhos resmungam. São os que trouxeram a lareira e não se deitam.',
        '“Alguém pode chegar em casa com frio.” Mil anos acordados, com a cama feita. Conheço bem o tipo.',
      ],
      banked: [
        'Dormiram. Os carregadores primeiro, de botas. Fiquei ali, e ninguém precisou de mim. Fiz tricô! Foi uma delícia.',
      ],
      loose: [
        'Os velhos carregadores se levantaram. Ai, ai, pensei. Mas se espreguiçaram e foram passear. Depois disso se dorme tão bem.',
      ],
      defeated: ['Só o que quebrou foi a noite. Fique com a cadeira boa.'],
      dawn: ['Ao amanhecer passo o plantão. Não há a quem, então conto à chaleira.'],
      box: ['Na caixinha de música resta uma canção. Guardo para quem não dormir de alegria.'],
      tired: ['Cansada? Não, não. Só fechei os olhos para escutar.'],
    },
  },
  'halcyon-abebe': {
    name: 'Halcyon Abebe',
    lines: {
      hello: [
        'A aurora me disse que você viria, e o meio-dia, quando. Halcyon Abebe, guarda das horas. Elas são fofoqueiras.',
        'Dou corda no céu ao entardecer. Creio que ele andaria sem isso. Gosta que se peça.',
      ],
      wait: [
        'Você tem a chave; digo por que as quatro horas pararam aqui. Quando trouxeram a lareira, ficaram para vê-la acesa.',
        'Disseram: seguimos quando estiver resolvido. Vá a Maren Trivet. Ela tem uma pergunta, e bem conservada.',
      ],
      banked: [
        'Dei corda no céu, e ele se enroscou antes do fim, feito gato que ouve preparar o fogo. Agora chego mais cedo em casa.',
      ],
      loose: [
        'As quatro sombras do relógio apontaram hoje para o portão aberto, por um minuto. Anotei. Não as corrigi.',
      ],
      defeated: ['Uma hora mudou de mãos. Volta amanhã, mais ou menos à mesma hora.'],
      dusk: ['Um momento. … Onze. Doze. Pronto: a noite está de pé. Sente-se embaixo dela.'],
      late: [
        'Atrasei-me uma vez, por causa de um aniversário. O sol esperou lá fora e entrou com um pacote.',
      ],
      eyes: ['Um olho para o dia, um para a noite. Ao entardecer brigam para ver quem dirige.'],
    },
  },
  'bartholomew-tock': {
    name: 'Bartholomew Tock',
    lines: {
      hello: [
        'Relógios! De bolso! Ampulhetas, seminovas! Bartholomew Tock. Onze anos neste ponto, e nenhum vendido.',
        'Quatro mercados num só, entende? Manhã, meio-dia, tarde e noite. E nenhum quer saber.',
      ],
      ticking: [
        'Psiu. Um dos meus começou. O velho relógio de cozinha, o sem ponteiros. Subiu com as pedras daquela lareira.',
        'Começou quando você passou com essa turma. Bem devagarinho. Feito alguém respirando no quarto ao lado.',
      ],
      banked: [
        'Vendi um! O da cozinha, à Maren. “É só pelo tique”, ela disse. Emoldurei a moeda. Emoldurei o prego em que ficava.',
      ],
      loose: [
        'O relógio de cozinha foi embora e deixou o canto quente. Pus um cartão: “Saiu para ver que horas são.”',
      ],
      defeated: [
        'Perdeu? Tome, vire esta ampulheta. Viu, ainda está tudo por vir. Depois ponha de volta, é a do mostruário.',
      ],
      dawn: ['Neste é manhã, naquele é meio-dia, e minha barriga diz terça-feira.'],
      night: ['De noite são mais baratos. Não dá para ver os ponteiros.'],
      slow: ['Aquele atrasa e aquele adianta. Na média, sou o homem mais pontual da Milha.'],
      stopped: [
        'Relógio parado acerta duas vezes por dia. Aqui acerta enquanto você não se mexer. Bela peça.',
      ],
    },
  },
  'clementine-shade': {
    name: 'Clementine Shade',
    lines: {
      hello: [
        'Sombras, por favor. … Obrigada. Aqui está seu número. Clementine Shade, chapelaria.',
        'Nestas pedras é meio-dia, só iam atrapalhar. Pendurei a sua perto da janela. Ainda está acenando.',
      ],
      peg: [
        'Há um cabide que nunca vieram buscar. A sombra de uma lareira. Deixaram com a avó da minha avó e levaram o resto.',
        'Sombra precisa de uma luz de onde cair. Então espera. Escovo aos domingos. Por dentro é quente.',
      ],
      banked: [
        'Vieram buscar a sombra da lareira! Subiu o morro assim que houve luz de onde cair. Esqueceu a ficha.',
      ],
      loose: [
        'A sombra da lareira vai ficar. Com o fogo correndo por aí, cada minuto está num lugar. Dei a ela o cabide grande.',
      ],
      defeated: ['A sua voltou meio amassada, meu bem. Passo a vapor.'],
      dusk: ['Ao entardecer ficam todas compridas e se acham gente grande. Fecho mais cedo.'],
      nine: ['A número nove é altíssima. Ele não era. Só chegou cedo.'],
      swap: ['Uma vez troquei duas. Depois me escreveram. Estão muito felizes.'],
    },
  },
  'ambrose-thaw': {
    name: 'Ambrose Thaw',
    lines: {
      hello: [
        'Ponha as luvas e respire para lá. Ambrose Thaw, biblioteca de gelo. Temos todos os livros, até quase o fim.',
        'Derretem antes de terminar. O pessoal reclama. Os autores também reclamaram.',
      ],
      evening: [
        'É tudo um livro só, sabe. Volume um: “Fazia frio.” Dois: “Ainda.” Armaram a lareira, anotaram o tempo e esperaram.',
        'Estou no volume mil e cem, e alguém vem entrando pela porta. É o livro mais longo sobre uma noite.',
      ],
      drip: [
        'O último volume começou a pingar. Vá ver a Maren antes que fique legível. Não quero que isso influencie você.',
      ],
      banked: [
        'A última página firmou. “E então fez calor, e dormiram.” Alguém desenhou uma panela embaixo. Pus na prateleira de cima.',
      ],
      loose: [
        'A última página fugiu da estante, e eu atrás, de balde. Diz: “E então”. Mais nada. Nunca amei tanto um livro.',
      ],
      defeated: ['No livro perdem na página quarenta. São nove mil páginas.'],
      night: ['Leio à luz azul. É fria, mas o enredo também é.'],
      mittens: ['Vira-se a página com uma colher quente. Uma vez. Por isso há fila de espera.'],
      spoiler: ['Não me conte o final. Sou o único aqui que se surpreenderia.'],
    },
  },
  'maren-trivet': {
    name: 'Maren Trivet',
    lines: {
      hello: [
        'Os pés. … Obrigada. Maren Trivet. Cuido da lareira. Toda manhã varrida, toda manhã fria. Não me pegam desprevenida.',
        'É a da primeira cozinha. O vale a trouxe, uma pedra cada um, para quando o fogo quiser voltar. Eu ponho a mesa.',
      ],
      banked: [
        'Pronto. Um cobertor de cinza, e as pontas bem presas. Escute. … Ela ronca. Mil anos, e ninguém anotou que ela ronca.',
      ],
      home: ['Fale baixo, está abafada. E olhe os pés. Agora é um lar, então valem o dobro.'],
      loose: [
        'Fica aberto, então. Queimei o “fria” da chaleira e pus uma pedra na porta. Não que haja porta. É pelo princípio.',
      ],
      out: [
        'Esteve aqui há uma hora, sentou na lareira, comeu o mel e saiu de novo. Com mil anos são todas assim.',
      ],
      ask: [
        'Está quente. Só falta você dizer. Abafe: a brasa dorme aqui, as criaturas ficam se quiserem, e há um lar aonde voltar.',
        'Ou deixe o trinco aberto: ela fica no mato, e porta alguma se fecha de todo. Nada disso é errado. Pergunto uma vez só.',
      ],
      warm: [
        'A sua mão, nessa pedra. … Quente, não. Mas fria também não! Estava fria desde antes de haver palavra para isso.',
        'É essa turma atrás de você. Cheira a todas as cozinhas que existem. Vença quem dá corda nas horas e volte aqui.',
      ],
      defeated: ['Você está com cara de frio. Sente. Ainda não funciona, mas sentar funciona.'],
      night: ['À noite deixo as quatro luzes acesas. Pode ser que ela tenha medo do escuro. Nunca disse.'],
      kettle: ['É uma chaleira grande. Não sabíamos quantos vocês seriam.'],
      jars: ['Sal, mel, tomilho e DEPOIS. Não, ninguém abriu. Antes da hora não se abre.'],
      broom: ['De manhã varro a cinza e à noite ponho de volta. Tem que parecer que mora gente.'],
    },
  },
};
export default words;
