import type { greenreachPeople } from '../../en/people/greenreach.ts';

const words: typeof greenreachPeople = {
  'nan-orrel': {
    name: 'Nan Orrel',
    lines: {
      hello: [
        'Cara nova! Sou Nan Orrel e cuido do poço. Ele se viraria sem mim, mas com quem ia conversar?',
        'Mato alto para encontrar criaturas, trilha para não encontrar. É todo o mapa de que alguém precisa.',
      ],
      alone: ['Ainda sem criatura nos calcanhares? Em casa perguntam por você. São várias, e já escovadas.'],
      champion: ['Venceu o campeonato e vem ao meu poço como se fosse terça-feira. Gosto disso numa pessoa.'],
      badge: [
        'Uma insígnia! Posso segurar? … Mais leve do que eu pensava.',
        'É carregar todas de uma vez que endireita as costas.',
      ],
      defeated: [
        'Sente um pouco. O poço já viu todos os derrotados do vale, e metade voltou para contar vantagem.',
      ],
      dusk: [
        'Mais um balde antes dos lampiões. Água do entardecer dá chá melhor. Não sei provar, então não pergunte.',
      ],
      rope: ['Quarenta anos com a mesma corda. Troquei nove vezes, mas nunca toda de uma vez.'],
      coins: ['O povo joga moedas e faz um desejo. Eu pesco as moedas e desejo que joguem mais na beirada.'],
    },
  },
  'perrin-applegarth': {
    name: 'Perrin Applegarth',
    lines: {
      hello: [
        'Perrin. Estas árvores são minhas. Aquela é a Margaret, esta é a mãe da Margaret.',
        'Fruta do chão, pode pegar. Conselho da Margaret, não: ela é tendenciosa.',
      ],
      alone: ['Quer atravessar esse mato sem criatura? Que coragem. O mato já venceu antes.'],
      garden: [
        'Venceu no jardim da Thornby? Na frente das rosas?',
        'Elas nunca perderam nada. Dê um dia para superarem.',
      ],
      ten: ['Dez espécies! É uma a mais do que tenho de maçã. Vou plantar alguma coisa só de pirraça.'],
      grass: [
        'Deixo o mato crescer atrás da cerca. Digo que é pelas criaturas. Na verdade é pela minha coluna.',
      ],
      pie: ['A maçã é só uma torta que ainda não conheceu as pessoas certas.'],
    },
  },
  'tobit-quill': {
    name: 'Tobit Quill',
    lines: {
      hello: [
        'Tobit Quill, do mercado. Fico aqui fora para as prateleiras poderem respirar.',
        'A porta é logo ali. Ela se abre sozinha, coisa que eu não faço antes do café.',
      ],
      defeated: [
        'Você tem cara de quem ficou sem bola na hora errada. Também vendemos a hora certa. Corredor um.',
      ],
      thirty: [
        'Trinta espécies. Já faço pedido pelo som dos seus passos. Bom para o caixa, ruim para o meu caderno.',
      ],
      dawn: ['Estamos abertos. Estamos sempre abertos. Já perguntei, e ninguém sabe da chave.'],
      prices: ['Não sou eu que faço os preços. Só os digo com voz de pena.'],
      stock: ['A bola mestra custa o que custa porque nunca falha. Eu falho em tudo. Sou baratíssimo.'],
    },
  },
  'ysolde-marrow': {
    name: 'Ysolde Marrow',
    lines: {
      hello: [
        'Chegue perto, meu bem, eu não mordo. Faço tricô. É mais lento, mas o povo lembra por mais tempo.',
        'Ysolde Marrow. O que lhe contaram que eu disse do moleiro, eu disse com mais jeito.',
      ],
      alone: [
        'Vá escolher uma criatura, meu bem. Já tricotei algo para ela. Vai servir. Todas têm pescoço, mais ou menos.',
      ],
      rime: [
        'Saiu do salão da Rime com todos os dedos! Então foi um bom cachecol. Metade dessa insígnia é minha.',
      ],
      five: [
        'Cinco insígnias, e ainda para e conversa com uma velha.',
        'É na quinta que quase todos param. Começam a dizer “oportunamente”.',
      ],
      defeated: ['Perdeu, foi? De cada três carreiras, desmancho uma. E ninguém chamou o xale de fracasso.'],
      shawl: [
        'Começou como meia. A gente tem que deixar a coisa virar o que quer, ainda mais se perdeu a conta.',
      ],
      sock: ['Na primavera meu marido foi buscar a outra meia. Bom casamento: ele nunca voltou sem ela.'],
    },
  },
  wick: {
    name: 'Wick',
    lines: {
      hello: [
        'Psiu! Tô contando cogumelo. Cinco. São sempre cinco.',
        'Eu sou o Wick. Se você pisar num, são quatro, e aí eu vou saber que foi você.',
      ],
      alone: ['Não tem criatura? Eu também não tenho! A gente podia não ter uma junto.'],
      fifty: ['CINQUENTA? Não existe cinquenta de nada! Bom, dente. Caracol tem um monte.'],
      five: ['Cinco espécies! Igual aos cogumelos. Não pega mais, senão a conta não dá.'],
      saturday: ['Hoje não tem aula. A última foi sobre dia livre, então sei direitinho o que fazer.'],
      mushrooms: ['Os vermelhos são casas, os marrons são fila de espera.'],
      oak: ['Tem uma porta no carvalho grande. Eu bati. Alguém bateu de volta. Ficamos nisso até o jantar.'],
    },
  },
  'alder-bracken': {
    name: 'Alder Bracken',
    lines: {
      hello: [
        'Alder Bracken. Cuido do bosque. Ele chegou primeiro, então quase sempre pergunto o que ele quer.',
        'As criaturas debaixo das árvores são mais tímidas que as do mato. Ou leram mais. Difícil dizer.',
      ],
      alone: [
        'Sem companhia eu não entraria aí. Elas não ligam. Iam seguir você até em casa, e depois explicar isso à sua mãe.',
      ],
      cinder: ['A insígnia da Forja Cinder. Hum. Bote num bolso de dentro enquanto fala com as bétulas.'],
      seven: [
        'Novecentos anos, este carvalho. Debaixo da raiz é preto. O bosque pegou fogo uma vez, de ponta a ponta.',
        'Nada se feriu. Queimou assim, e de manhã havia criaturas nele. Minha gente anotou: “Visitas.”',
      ],
      defeated: [
        'O carvalho perde todas as folhas, todo ano, na frente de todo mundo. E volta. Pense nisso.',
      ],
      dawn: [
        'Ao amanhecer trocam de turno. Não se mexa: quem vai dormir passa por quem levanta, e ninguém diz bom dia.',
      ],
      oak: ['Novecentos anos, este carvalho. Tem um oco, um joelho ruim e opiniões sobre esquilos.'],
      rounds: ['Dou duas voltas em cada árvore. Uma para vê-la, outra para que ela me veja.'],
      quiet: ['Está ouvindo? Pois é, nem eu. Levei onze anos para deixar assim quieto.'],
      banked: [
        'Convidaram as visitas a entrar, ouvi dizer. Ainda saem sob o carvalho ao entardecer, só que com jeito de quem tem a chave.',
      ],
      loose: [
        'Minha gente anotou “visitas”. Risquei e pus “vizinhos”. Quem segurou o lápis foi o carvalho, por assim dizer.',
      ],
    },
  },
  'cosmo-wren': {
    name: 'Cosmo Wren',
    lines: {
      hello: [
        'Boa noite, ou quase. Cosmo Wren, acendedor de lampiões. Quatro aqui, dois na costa, uma lua.',
        'A lua não é bem minha, mas eu aceno, e até hoje ela acendeu.',
      ],
      lantern: ['Você entrou na Lanterna Dusk e saiu com uma insígnia. Eu só saí com uma fatura.'],
      defeated: [
        'À noite ninguém vê cara de derrota. Dê a volta na praça. No quarto lampião já vai parecer vitória.',
      ],
      dawn: ['Apagando tudo de novo. É igualzinho a acender, mas a gente se sente menos querido.'],
      dusk: ['O entardecer é a única hora honesta: todo mundo admite que não está enxergando bem.'],
      count: [
        'Entre dois lampiões há um passo que não é de nenhum. É ali que as criaturas tímidas atravessam.',
      ],
      moths: [
        'As mariposas perguntam toda noite o que há lá dentro. Vidro, eu digo. Não acreditam numa palavra.',
      ],
    },
  },
  'ottoline-umber': {
    name: 'Ottoline Umber',
    lines: {
      hello: [
        'Cuidado, você está dentro de uma frase. Ottoline Umber. Eu leio pedras.',
        'Esta começa com “Quando a brasa era selvagem”, e depois alguém encostou uma escada.',
      ],
      quarry: [
        'Venceu a Holdfast na pedreira? Esplêndido. Lá vivem cortando minhas fontes para fazer calçada.',
      ],
      hundred: [
        'Cem espécies! As pedras listam quarenta e depois dizem “e por aí vai”.',
        'Você é a primeira pessoa que conheço que fez o “por aí vai”.',
      ],
      ember: [
        'Tirei a escada! “Quando a brasa era selvagem, o mato se levantou e olhou em volta.” Não é calendário. É um nascimento.',
        'Continua: “Saiu pelo trinco.” Em Vau do Trinco devem saber o que é. Não contaram a ninguém; logo, sabem.',
      ],
      night: [
        'À noite as letras se enchem de sombra, e qualquer um lê. De dia é preciso doutorado e esponja úmida.',
      ],
      ring: ['Um sol, uma lua e duas rodas. Ou é um calendário, ou alguém tinha muito orgulho da carroça.'],
      island: ['Puseram numa ilha para ninguém mexer. Depois fizeram duas pontes. O povo é assim.'],
      spiral: [
        'A espiral quer dizer “isso volta”. Numa pedra à beira do lago. Eu gostaria de saber o quê, e quando.',
      ],
      banked: [
        'A pedra tem uma última linha. Agora consigo ler: “Dorme, e não está presa.” Tive que me sentar. Numa frase.',
      ],
      loose: [
        'A última linha da pedra para no meio de uma palavra. Sempre achei que fosse a chuva. Não é. Deixaram espaço.',
      ],
    },
  },
  'bran-tolliver': {
    name: 'Bran Tolliver',
    lines: {
      hello: [
        'Cuidado com a farinha! Bran Tolliver. Ela entra em tudo. Espirrei uma vez, e o gato foi fantasma por uma semana.',
        'E o que a Ysolde Marrow diz de mim, eu disse dela primeiro.',
      ],
      tower: ['Você venceu a Torre Windrow. Por isso as pás pararam naquele dia. Achei que fosse educação.'],
      crackle: ['O Moinho Crackle! Aquilo é moinho? Só range os dentes. Mas a insígnia é boa.'],
      dusk: [
        'Paro as pás ao entardecer. Moinho que gira de noite só mói escuro, e depois ele vai parar no pão.',
      ],
      bread: ['O segredo do bom pão é a paciência; por isso eu faço farinha.'],
      wind: ['O vento vem do mar, dá aqui uma volta honesta e segue terra adentro para incomodar.'],
    },
  },
  'ines-farrow': {
    name: 'Ines Farrow',
    lines: {
      hello: [
        'Ines Farrow, guarda do farol. Cento e quarenta e quatro degraus. Pergunte como eu sei.',
        'Se me vir de dia, estou dormindo, e aquilo é outra pessoa com o meu chapéu.',
      ],
      tidewell: [
        'A insígnia da Eclusa Tidewell. Então sabe o que eu sei: a água só espera você olhar para o lado.',
      ],
      defeated: ['Todo navio lá fora já deu meia-volta ao menos uma vez. Esses são os que ainda são navios.'],
      night: [
        'O facho dá a volta em doze segundos. Durante onze, tudo lá fora pensa que ninguém está vendo.',
      ],
      stairs: ['Subindo, conto os degraus. Descendo, os joelhos. Nem sempre deu dois.'],
      ships: ['No inverno passado três luzes responderam à minha. Duas eram navios.'],
    },
  },
  'marisol-keel': {
    name: 'Marisol Keel',
    lines: {
      hello: [
        'Segure esta ponta. Obrigada. Marisol Keel. Você acaba de virar parte de uma rede, aqui acontece.',
        'Rede é um monte de buracos sobre os quais alguém se entendeu.',
      ],
      three: [
        'Três insígnias. Já devem estar falando do portão do brejo. Leve meias. Dizem que é quase tudo do joelho para baixo.',
      ],
      twenty: ['Vinte espécies! Minhas redes pegaram dezenove, contando a bicicleta.'],
      dawn: [
        'Estendo de manhã e leio o que a noite escreveu nelas. Quase sempre: caranguejo. Caranguejo. Caranguejo.',
      ],
      knots: ['Seis nós por minuto, e um deles é sempre um laço. Para o peixe ficar na dúvida.'],
      catch: ['Você joga uma bola, e elas entram? E gostam? Eu fazia tudo errado.'],
    },
  },
  pip: {
    name: 'Pip',
    lines: {
      hello: [
        'Alto lá! Este caixote é o meu navio. Chama Inafundável, porque tá em terra.',
        'Quem manda a bordo sou eu, Pip. Você pode ser a âncora. É promoção.',
      ],
      champion: [
        'Venceu o CAMPEONATO? Então manda você. Até a janta. Depois sou eu de novo, é a lei do mar.',
      ],
      defeated: ['Quem perde tem que andar na prancha. A gente não tem prancha. Que sorte a sua.'],
      crate: ['Tem tesouro aqui dentro. Não posso olhar, senão deixa de ser tesouro e vira nabo de novo.'],
      captain: ['Um dia vou navegar até onde o mapa acaba, e desenhar mais um pouco.'],
    },
  },
};
export default words;
