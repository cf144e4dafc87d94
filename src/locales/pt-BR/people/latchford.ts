import type { latchfordPeople } from '../../en/people/latchford.ts';

const words: typeof latchfordPeople = {
  'hazel-thornby': {
    name: 'Hazel Thornby',
    lines: {
      hello: [
        'Saia do canteiro, meu bem. Isso aí debaixo dos seus pés são rabanetes.',
        'Hazel Thornby. A casa atrás de mim é a primeira das nove, e a única em que se pede para capinar.',
      ],
      alone: ['Sem criatura? Então seríamos só duas pessoas num jardim. Bonito, mas não dá insígnia.'],
      badge: [
        'Está usando! Quase todo mundo guarda na gaveta.',
        'Ela quer luz e um pouco de orgulho. Água, pouca.',
      ],
      four: [
        'Quatro insígnias. Eu disse ao feijão: essa pessoa vai subir. Ele ficou impressionado, e olhe que é trepador.',
      ],
      defeated: ['Perdeu uma? Bom. Árvore que nunca vergou cai no primeiro vento sério. Coma um rabanete.'],
      dawn: [
        'Saio ao amanhecer para pegar as lesmas. Elas saem ao amanhecer para me pegar. Está mais ou menos empatado.',
      ],
      beans: ['Amarre frouxo. Feijão é como visita: fica mais se pudesse ter ido embora.'],
      weeds: ['Mato é uma flor que ainda não foi apresentada. Eu apresento, e depois arranco.'],
    },
  },
  'tamsin-crackle': {
    name: 'Tamsin Crackle',
    lines: {
      hello: [
        'Não aperte a minha mão! Desculpe. Costume. Os três últimos que apertaram estão bem, só zumbem.',
        'Tamsin Crackle. Moo trovão. Sai mais fino do que se pensa, e cresce sem fermento.',
      ],
      badge: [
        'Se a insígnia fizer cócegas, é normal. Se fizer tique-taque, traga de volta andando, não corra. Não: corra.',
      ],
      defeated: [
        'Bateria arriada? Acontece com todo mundo. Fique um pouco no vento e pense em alguma coisa que dê raiva.',
      ],
      night: ['Raio é melhor de noite. Dá para ver por que ponta ele entra.'],
      monday: ['Trovão de segunda é sempre meio passado. Ficou parado o domingo inteiro.'],
      bread: [
        'O Bran Tolliver diz que meu moinho não é moinho. Mandei um pão. Levou onze minutos para conseguir largar.',
      ],
      kite: ['Na terça perdi uma boa pipa e achei uma nuvem melhor.'],
    },
  },
  'ivo-cinder': {
    name: 'Ivo Cinder',
    lines: {
      hello: [
        'Fique ali, onde bate a luz. Hum. Mole em alguns pontos. Eu também era.',
        'Ivo Cinder. Quando quiser saber que metal é o seu, a forja está aberta.',
      ],
      badge: ['Ainda estava quente quando a dei a você. Sempre vai estar, um pouco. Nunca descobri por quê.'],
      fire: [
        'Você merece um segredo. Nunca acendi a forja. Meu mestre me deu o fogo dela, e o dele deu a ele.',
        'Pegue qualquer criatura pela pata: é o mesmo calor, grau por grau. Eu medi. Desde então durmo mal.',
      ],
      defeated: [
        'Torto não é quebrado. Quebrado também não é perdido. De quarenta ferraduras ruins fiz um bom portão.',
      ],
      dusk: ['Ao entardecer se vê a cor do ferro quente como ela é. A das pessoas também.'],
      nails: [
        'De manhã faço pregos. Ninguém canta sobre pregos. Tire-os, e veja o que fica de pé para cantar.',
      ],
      quiet: [
        'Pensam que ferreiro é barulhento. Barulhento é o martelo. Não levanto a voz desde a primavera.',
      ],
      banked: [
        'A forja queimou mais baixo no dia da sua resposta, como quem solta o ar. Não vai apagar. Só parou de esperar por alguma coisa.',
      ],
      loose: [
        'Deixei a forja aberta no dia da sua resposta, e metade do fogo foi passear. Às seis estava de volta. Não perguntei.',
      ],
    },
  },
  'nerys-tidewell': {
    name: 'Nerys Tidewell',
    lines: {
      hello: [
        'Um de cada vez, e cuidado com a corda. Há sempre uma corda, até aqui na rua. Com uma eu fico mais tranquila.',
        'Nerys Tidewell. Guardo a eclusa. Perguntam do que a guardo. De enchente, quase sempre.',
      ],
      badge: ['Lá vai quem passou pela comporta. Contei de você à água. Ela perguntou seu nome.'],
      defeated: ['Você encalhou. Não é afundar. Espere um pouco mais de rio e empurre.'],
      night: ['À noite a água fala mais e diz menos. Escuto pela única vez em que diz alguma coisa.'],
      dawn: ['O primeiro barco é ao amanhecer. Traz neblina. Sempre trouxe, ninguém conseguiu descarregar.'],
      queue: ['Fila é só um rio com educação. Já vi os dois transbordarem, e a fila foi pior.'],
      floods: [
        'Nove cheias. Dá para distinguir: a sétima deixou um piano. Guardei, caso ela volte para buscar.',
      ],
    },
  },
  'corvin-dusk': {
    name: 'Corvin Dusk',
    lines: {
      hello: [
        'Ah. Se me achou, ainda não pode estar escuro. Corvin Dusk. Ilumino esta cidade, muito a contragosto.',
        'Minha casa é a que passa despercebida. Bata duas vezes: uma por você, outra pela sua sombra.',
      ],
      badge: [
        'Depois daquilo deixei um lampião aceso para você. Está na conta, em “mariposas, diversão de”.',
      ],
      defeated: ['Fique um pouco. Derrota fica melhor nesta luz. Quase tudo fica, por isso moro nela.'],
      night: ['Estou ao lado de um lampião que acendi, e me arrependo. No escuro você veria tão mais.'],
      cosmo: ['O Wren acende os lampiões da vila e acena para a lua. Não nos falamos. É tão alegre.'],
      early: ['Tudo o que acontece ao entardecer já aconteceu, um pouco mais longe. Gosto de chegar cedo.'],
    },
  },
  'petra-holdfast': {
    name: 'Petra Holdfast',
    lines: {
      hello: [
        'Petra Holdfast. Eu fico aqui. O povo contorna.',
        'Se quer a insígnia, me mova. Traga o que quiser. Já tentaram com uma canção.',
      ],
      badge: ['Você me moveu. Um palmo. Medi, e voltei.'],
      stone: [
        'Na segunda rachamos um bloco. Tinha um oco feito lareira, e fuligem no oco. Dentro de uma pedra.',
        'Trinta anos de rocha. Rocha não cozinha. Não conte àquela Umber, ela vai querer tudo.',
      ],
      defeated: ['Perdeu. E daí? Ainda está aqui. É esse o truque. Morro só faz isso.'],
      sunday: ['Aos domingos eu me deito. É a mesma coisa, só que de lado.'],
      lunch: ['Almoço ao meio-dia. Se não é meio-dia, espero o meio-dia.'],
      paving: ['Você está pisando na minha obra. Não, fique. Ela gosta. É calçada.'],
      banked: ['Aquele oco na pedra: fechei. Um bloco. Está quente por trás. Agora me encosto nele.'],
      loose: [
        'Aquele oco na pedra: alguém se mudou para lá. Bati. Chegou para o lado. Rocha nenhuma já fez isso por mim.',
      ],
    },
  },
  'isolde-rime': {
    name: 'Isolde Rime',
    lines: {
      hello: [
        'Que gentil de sua parte ficar de pé; junto à minha porta tão poucos conseguem. Eu lustro também o degrau.',
        'Isolde Rime. Venha. A pessoa cai, ganha sopa, é convidada de novo. É assim desde que eu era menina.',
      ],
      badge: ['Minha cara visita! Atravessou o meu salão. Mandei pôr uma plaquinha onde os outros pararam.'],
      defeated: ['Escorregou. Como todos de quem gosto. Só os chatos chegam de pé.'],
      night: ['A geada vem à noite, pela porta dos fundos. Deixo uma cadeira para ela.'],
      soup: ['O segredo da sopa é estar quente. Na minha casa isso comove.'],
      slippers: ['Pantufas de feltro. Dancei sessenta anos no gelo com elas, e nenhuma vez de propósito.'],
    },
  },
  'aurel-windrow': {
    name: 'Aurel Windrow',
    lines: {
      hello: [
        'Você veio pelo riacho, parou duas vezes e falou com um caracol. Não espio, eu tenho uma torre.',
        'Aurel Windrow. Lá de cima se vê tudo o que há de errado, e parece tão arrumado.',
      ],
      badge: [
        'De agora em diante direi: conheci quando era só um pontinho de chapéu. Digo isso de todos, mas com carinho.',
      ],
      moor: [
        'Com três insígnias o guarda deixa você sair para o brejo. Olho para ele há anos. Não acontece nada lá.',
        'Mas nunca acontece duas vezes no mesmo lugar.',
      ],
      defeated: [
        'Lá veio você abaixo. Eu pouso assim também. A arte é fazer cara de quem queria aquele ponto.',
      ],
      dawn: [
        'Ao amanhecer há mais luzes no mato do que lampiões na cidade. Contei. Elas se apagam quando a gente diz isso.',
      ],
      watching: ['Todo mundo acena para a torre. Não podem saber se eu vejo. Acenam assim mesmo. Eu vejo.'],
      feathers: [
        'Estas no meu ombro não arranquei. Foram emprestadas. É uma longa história, e quase toda de vento.',
      ],
      banked: [
        'Ao amanhecer as luzes do mato sobem o vale em fila, feito criança chamada para dentro. Umas fazem hora. Eu aceno.',
      ],
      loose: [
        'Contei as luzes ao amanhecer: uma a mais que na véspera. Já não conto para anotar. Conto pela companhia.',
      ],
    },
  },
  'philippa-oduya': {
    name: 'Philippa Oduya',
    lines: {
      hello: [
        'Chegada, seis. Olhou primeiro a praça e depois a mim, que é a ordem certa.',
        'Philippa Oduya. Julgo a Exposição. Quando os outros oito deixarem você passar, eu julgo você.',
      ],
      badge: [
        'Na minha bolsa há um vazio onde havia um dez. Vejo que não faz falta. Nove para você, por modéstia.',
      ],
      eight: [
        'Oito insígnias, e não veio correndo. Sete pela compostura. A porta está aberta quando quiser.',
      ],
      hundred: ['Cem espécies. Já julguei tantas numa Exposição, e duas delas eram a mesma galinha.'],
      defeated: [
        'Uma derrota digna: quatro por estilo, nove pela boa educação. Treze. Eu nunca disse de quanto.',
      ],
      saturday: ['Sábado é a Exposição. Serei gentil com os bolinhos e honesta com os donos, nessa ordem.'],
      marks: ['Dou nota também ao tempo. Ele foi avisado. Não melhorou.'],
      marrow: [
        'Trinta anos de abóboras. A gente aprende que tamanho não é sabor. Pode-se dizer isso, de chapéu grande.',
      ],
    },
  },
  'agnes-latch': {
    name: 'Agnes Latch',
    lines: {
      hello: [
        'Quarenta e um portões tem esta cidade, e quarenta e dois trincos. Sou a Agnes. Cuido do que sobra.',
        'Fica num poste na praça. Sem portão, sem cerca. Há mil anos é fechado toda noite.',
      ],
      walked: [
        'Venceu a juíza. Então aqui já é gente grande. Os meus eram os cozinheiros. Um levantou o trinco, para arejar a cozinha.',
        'Só isso. Ninguém roubou a brasa: ela saiu andando para o mato, e o mato se levantou. Pergunte no brejo até onde foi.',
      ],
      kitchen: [
        'Cinco insígnias; posso contar o que havia aqui antes da cidade: uma cozinha. Um fogão, um fogo, para o vale todo.',
        'Chamavam de brasa. Nunca se foi. Bom, uma vez se foi. Pela porta.',
      ],
      warm: [
        'Está de insígnia, então pode tocar. Aí. Quente, não é? O trinco. Em qualquer dia, com qualquer geada.',
        'Minha mãe dizia que era o sol. Minha mãe dizia isso também à meia-noite.',
      ],
      alone: [
        'Ainda sem ninguém? Pergunte em casa. Dizem que quem escolhe é você. Sempre tive minhas dúvidas.',
      ],
      gates: [
        'Fizemos um portão por ano de arrependimento. Aí vimos que gostávamos de portão e paramos de contar o motivo.',
      ],
      oil: ['Uma gota de óleo às sextas. Nunca range. Só escuta mais alto.'],
      draught: [
        'Sorrel, do meu próprio sangue, quer pregar o trinco. Trinco que não abre é só um pedaço de ferro, eu digo. E fica nisso.',
      ],
      banked: [
        'Você abafou. Então passei óleo no trinco, fora do dia, numa terça. E ele rangeu. Mil anos, e nunca tinha rangido.',
        'É só alegria. Há um fogo aonde voltar, então pode fazer barulho. Levanto para quem quiser ouvir.',
      ],
      loose: [
        'Fica solta, então. Tirei o trinco do poste. Mil anos pendurado ali, e nunca foi a lugar nenhum.',
        'Agora o levo na ronda. Não para fechar nada, isso já passou. Ele gosta de ver por onde o povo entra.',
      ],
    },
  },
  'dill-pennyroyal': {
    name: 'Dill Pennyroyal',
    lines: {
      hello: [
        'Olha a freguesia! Dill Pennyroyal: tudo por um vintém, menos o que não é. Que é tudo.',
        'Eu gritava mais alto. Aí abriu o mercado, com uma porta que faz tudo de graça.',
      ],
      ten: ['Dez espécies! Eu lhe faria um desconto, só que não tenho nada que preste. Digo como amigo.'],
      defeated: [
        'Perdeu, é? Posso vender uma desculpa. Pouco uso. “O sol batia nos olhos dele”: restam duas.',
      ],
      friday: ['Peixe às sextas! Não tem às sextas. Mas está na placa, e tinta é cara.'],
      dusk: ['Liquidação, tudo tem que ir! Entardeceu. Eu também tenho que ir, estou na lista.'],
      jam: ['Isso é geleia. Isso também é geleia. Aquela admite.'],
      scales: [
        'Minha balança é justa até a última pena. É uma pena grande. Não me olhe assim, ela é bonita.',
      ],
    },
  },
  'ned-hasp': {
    name: 'Ned Hasp',
    lines: {
      hello: [
        'Ned Hasp, guarda do portão do brejo. Três insígnias, e abre. Não sou eu que decido: é a dobradiça.',
        'Três de outra coisa não serve. Um rapaz tentou com botões. Abriu um pouquinho, por educação.',
      ],
      alone: ['Lá fora sem ninguém? Não. Não é regra. Só que eu não ia dormir.'],
      eight: ['Todas as oito. Então o brejo está aberto até o fim, e depois do fim há uma capela.'],
      three: [
        'Três insígnias! Vá, empurre. É o único portão da cidade que abre para fora.',
        'Todos os outros fizeram para alguma coisa não voltar a entrar. Ninguém me disse o quê.',
      ],
      night: [
        'De noite bato no portão de hora em hora. Até hoje ninguém respondeu. Eu ficaria contente, acho.',
      ],
      hinge: ['Converso com a dobradiça. É a única que se abre comigo.'],
      mist: [
        'A neblina vem até o portão e limpa os pés. Não tenho nada contra neblina. Ela sabe onde parar.',
      ],
      banked: [
        'Bati no portão ontem à noite, e alguém bateu de volta e disse boa noite. Então é para isso que ele serve. Para ouvir boa noite.',
      ],
      loose: [
        'Já não tranco o portão. Abre para fora, abre para dentro, abre se você olhar. A dobradiça não cabe em si.',
      ],
    },
  },
};
export default words;
