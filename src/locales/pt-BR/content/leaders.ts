import type { leaderTexts } from '../../en/content/leaders.ts';

const words: typeof leaderTexts = {
  regions: {
    Greenreach: 'Verdelonge',
    Harkmoor: 'Charcouve',
    Scattersea: 'Migalhamar',
    Overcloud: 'Sobrenuvem',
    Fourlight: 'Quatroluz',
  },
  leaders: {
    'thornby-garden': {
      name: 'Hazel Thornby',
      description: 'Jardineira do primeiro portão. Nos canteiros dela nada cresce bravo, a não ser o time.',
      before:
        'Limpe os pés, cuidado com as mudas, e depois venha direito. Até o meio-dia tenho feijão para amarrar.',
      after:
        'Bem podado. Ou alguém lhe ensinou ou ninguém ensinou, e as duas coisas contam a seu favor. Vá ao moinho em seguida, quando houver vento.',
      lost: 'Podado, não cortado. É assim que os fortes começam. Regue o time, e olhe o degrau.',
    },
    'crackle-mill': {
      name: 'Tamsin Crackle',
      description: 'Moleira que mói trovão em vez de trigo. Suas pás giram mais depressa com tempo ruim.',
      before: 'Em cima do tapete de borracha, por favor. O último não quis, e até hoje não pode usar lã.',
      after:
        'Você tirou o vento das minhas pás, e eu estava usando. Conte ao ferreiro ali embaixo; ele me deve um pão por isso.',
      lost: 'Na primeira vez o cabelo de todo mundo faz isso. Ache alguém com os dois pés na terra e tente de novo.',
    },
    'cinder-forge': {
      name: 'Ivo Cinder',
      description: 'Ferreiro do vale. Testa cada lâmina, e cada desafiante, no calor branco.',
      before: 'Não se mexa enquanto olho para você. Isso. Vamos ver de que cor você fica em brasa.',
      after:
        'Bom aço. Digo isso duas vezes por ano, e em março já tinha dito uma. Esfrie devagar, senão racha.',
      lost: 'Entortou e não quebrou: o ferro é bom. Só quer mais calor. Volte quando ele tiver.',
    },
    'tidewell-lock': {
      name: 'Nerys Tidewell',
      description:
        'Guarda da grande eclusa. Deixa passar os barcos de que gosta e os treinadores que vencem.',
      before: 'Sem buzina, sem pressa e sem furar fila. Pode me desafiar assim que a barcaça passar.',
      after:
        'Lá sobe a comporta. Eu a segurei contra nove cheias e um bispo; pode sentir um pouco de orgulho.',
      lost: 'Pouca água debaixo de você hoje, só isso. Espere na bacia, deixe subir, e abro quantas vezes quiser.',
    },
    'dusk-lantern': {
      name: 'Corvin Dusk',
      description: 'Acendedor de lampiões que prefere a hora antes deles. Seu time luta em pares.',
      before: 'Você veio cedo. Ainda há luz para ver o que está prestes a perder.',
      after:
        'Então é melhor eu acender os lampiões para você. Daqui em diante, a estrada só é escura onde gosta de ser.',
      lost: 'Vou deixar um lampião aceso na esquina. Quem acha o caminho de casa por ele também acha o de volta.',
    },
    'holdfast-quarry': {
      name: 'Petra Holdfast',
      description: 'Mestra da pedreira. Nunca foi movida, nem por dinamite nem por súplica.',
      before: 'Não me mexo, não negocio e almoço ao meio-dia. São quinze para.',
      after: 'Hã. Essa eu senti. Não conte à turma; eles acham que sou parte do morro.',
      lost: 'Você bate feito chuva. Não ria: é a chuva que acaba me gastando. Coma alguma coisa e bata de novo.',
    },
    'rime-hall': {
      name: 'Isolde Rime',
      description: 'Anfitriã do salão gelado. A recepção é fria, e o chão escorrega de propósito.',
      before: 'Entre, entre, e procure ficar de pé. São tão poucos os convidados que conseguem os dois.',
      after:
        'Não quebrou nada de que eu gostasse. Tome uma sopa antes; a torre é alta, e ele nunca oferece nenhuma.',
      lost: 'Que tombo mais elegante. Aqueça as mãos na sopa, meu bem, e da próxima vez traga alguém com fogo dentro.',
    },
    'windrow-tower': {
      name: 'Aurel Windrow',
      description: 'Vigia da torre acima das nuvens. Quem o vence já viu Verdelonge inteira.',
      before: 'Vi você vir o caminho todo. Errou a entrada no moinho, e parou para ajudar com o feno.',
      after:
        'Daqui de cima vejo o brejo, onde acabam nossas cercas. Faz tempo que me pergunto quem seria o próximo a entrar nele.',
      lost: 'Vi você cair, e daqui se vê quão pouco falta. Desça a escada devagar e suba de novo.',
    },
    'oduya-show': {
      name: 'Philippa Oduya',
      description:
        'Há trinta anos juíza da Exposição de Verdelonge. Nunca levantou a voz e nunca deu nota dez.',
      before: 'Postura, sete. Botas, quatro. Agora me mostre o time, e por favor não acene para a plateia.',
      after:
        'Dez. Carrego essa placa na bolsa há trinta anos, e o espaço me faz falta. Em Charcouve, me dizem, não dão nota nenhuma.',
      lost: 'Oito pela coragem, e olhe que dou pouco. A água gasta quase todos que você viu aqui. Amanhã a Exposição abre de novo.',
    },
    'pascoe-fold': {
      name: 'Jory Pascoe',
      description:
        'Pastor de dezenove anos, com quatrocentas ovelhas e um bom apito. Hoje já falou com mais gente do que em maio inteiro.',
      before: 'Então. Oi. Eu tinha um discurso pronto, mas a cadela já ouviu tantas vezes que foi embora.',
      after:
        'Foi o máximo. Quer dizer, foi horrível, mas o máximo. Até o jantar todo mundo vai saber; as ovelhas fofocam.',
      lost: 'Ai, não. Eles estão bem? E você? Eu perdi as onze primeiras, se ajuda, e a cadela ainda gosta de mim.',
    },
    'eskil-hives': {
      name: 'Irmão Eskil',
      description:
        'Cuida das colmeias da abadia e é a voz mais grave do coro. Suas abelhas sabem de cor as vésperas inteiras.',
      before: 'De mansinho, por favor, elas estão rezando. Quando acabarem, cuidam de você.',
      after:
        'Picado! Mantém a gente humilde, e os joelhos quentes. Leve um pote de mel de urze, e abra ao ar livre.',
      lost: 'Deus abençoe, elas não fizeram por mal. Sente um pouco junto às colmeias; dali ninguém sai de ânimo caído.',
    },
    'callan-bog': {
      name: 'Murdo Callan',
      description:
        'Corta turfa o verão todo e acha coisas nela o ano inteiro: sapatos, manteiga e, uma vez, um rei muito educado.',
      before: 'Olhe onde pisa. Ali já foram duas vacas e um fiscal.',
      after:
        'Você serve. Se um dia afundar, afunde devagar e grite por mim. Nunca estou longe, e gosto de companhia.',
      lost: 'Só até o joelho, isso não é nada. Tome a minha mão. Da próxima, traga alguém que boie.',
    },
    'sattar-vats': {
      name: 'Parveen Sattar',
      description:
        'Tingidora dos tweeds do brejo. O roxo vem do líquen, o verde do cobre, e do amarelo ninguém pergunta duas vezes.',
      before: 'Não lamba nada. Parece que nem precisava dizer, mas você não estava aqui na terça.',
      after:
        'Cor firme, a sua. Quase todo mundo desbota na primeira lavada. Lave as mãos antes do chá, e de novo antes do jantar.',
      lost: 'O primeiro banho nunca pega. Seque o time ao vento e traga para o segundo; é o segundo que aparece.',
    },
    'stanek-wall': {
      name: 'Hana Stanek',
      description:
        'Ergue muros sem argamassa e faz amigos do mesmo jeito: devagar, pedra por pedra, e para sempre.',
      before: 'Cada pedra tem um lugar certo, e quase nenhuma sabe qual é. Vamos descobrir o seu.',
      after:
        'Então é ali que você vai: na fileira de cima, onde bate o tempo. Volte em quarenta anos e veja se meu muro saiu do lugar.',
      lost: 'Pedra que hoje não serve serve amanhã, em outro lugar. Vire o time e tente o outro lado.',
    },
    'strang-ring': {
      name: 'Osric Strang',
      description:
        'Invicto nas feiras da serra e o melhor bordadeiro de três paróquias. Costura ele mesmo os cinturões, para garantir a qualidade.',
      before: 'A gente pega limpo, cai limpo, e quem ficar embaixo diz obrigado. Não há outra regra.',
      after: 'Obrigado. Pronto, nem dói. Vou bordar uma campainha para você deste lado, junto da do touro.',
      lost: 'Agradeço em seu nome, já que lhe falta fôlego. Você caiu limpo. De pé; vou lhe mostrar a pegada.',
    },
    'hollow-well': {
      name: 'Tegan Hollow',
      description:
        'Catorze anos. Acha poços com uma forquilha de aveleira e responde à pergunta que você ia fazer.',
      before:
        'Catorze, e porque estava escuro quando me vesti, e não, a forquilha não se importa. Vai, pergunta.',
      after:
        'Eu sabia, claro. Mas nunca sei como, e o como é a parte boa. A Dorcas vai ser gentil com você; leve agasalho.',
      lost: 'Isso eu também sabia, e sinto muito. Sei também que você volta, e gostei do que vi.',
    },
    'wintersgill-bell': {
      name: 'Dorcas Wintersgill',
      description:
        'Toca o sino de neblina no aterro, para que os perdidos achem o caminho de casa. Nem todos estavam vivos.',
      before:
        'Chegue mais perto, meu bem, não escuto qual de vocês está respirando. Ah, que bom. E os outros dois?',
      after:
        'Pode ir, enquanto o sino ainda toca. O senhor ali na porta manda os parabéns. Não, meu bem, na outra porta.',
      lost: 'Não é o seu sino, meu bem, faltam anos e anos. Aceite uma bala de hortelã, e diga aos outros que parem de encarar.',
    },
    'vane-house': {
      name: 'Cordelia Vane',
      description:
        'Última senhora da Casa de Charcouve, que afundou no brejo até o segundo andar. Recebe as visitas pela janela do quarto.',
      before:
        'Entre pela janela, hoje todos fazem assim. Defenderei esta casa até o último andar, que é este.',
      after:
        'Magnífico. Eu lhe daria a ala leste, mas seria preciso prender o fôlego. Desça às ilhas e dê lembranças ao porto; quase me casei com ele.',
      lost: 'Meu bem, nesta casa todos perdem alguma coisa. Use a escada seca, e volte sempre, a janela está aberta.',
    },
    'bras-galley': {
      name: 'Teodoro Brás',
      description:
        'Cozinheiro da cozinha flutuante. Alimentou onze tripulações em nove tempestades, e a sopa nunca saiu do prato.',
      before: 'Na minha cozinha ninguém luta de barriga vazia. Sente, coma, e depois eu achato você.',
      after:
        'Vencido, e antes do pudim. Fique com o meu também; quem come pudim na derrota estraga o gosto dos dois.',
      lost: 'Achatado, como eu disse, e agora coma. Ninguém perdeu duas vezes com a minha caldeirada; é científico.',
    },
    'tovua-kites': {
      name: 'Lani Tovua',
      description:
        'Faz pipas que levam cartas, marmitas e, uma vez, um primo. A linha é forte, e o primo escreve.',
      before: 'O vento diz seis nós de oeste, e que você tomou café com manga. Em fruta ele é muito exato.',
      after:
        'Você cortou minha linha limpinho, e esse é o jeito certo de perder uma pipa. Ela cai lá pelo norte; acene se vir meu primo.',
      lost: 'Uma calmaria, só isso. O vento diz que vai virar para você, e que convém comer alguma coisa com fruta.',
    },
    'amaury-stills': {
      name: 'Célestin Amaury',
      description: 'Destila perfume de flores que mordem. Uma gota é um encanto; duas, caso de médico.',
      before:
        'Com licença. Pó de estrada, coragem, e um pão com queijo no bolso esquerdo. Já fiz perfume com menos.',
      after:
        'Ah, então é esse o cheiro: sal marinho em cima e, por baixo, algo honesto. Darei seu nome ao frasco e não o diluo para ninguém.',
      lost: 'Com licença: um toque de derrota, sim, mas por baixo, que firmeza. É preciso deixar maturar. Volte quando estiver no ponto.',
    },
    'karras-kiln': {
      name: 'Eleni Karras',
      description:
        'Tira o barro da ilha em que mora. A cada ano a ilha fica menor, e as prateleiras, mais cheias.',
      before: 'Caia para o lado das prateleiras, por favor. Se cair para o outro, não há mais ilha.',
      after: 'Rachada na primeira queima. Ótimo, agora sabemos onde estava o defeito, e não era em você.',
      lost: 'Cedeu um pouco. Toda primeira tigela cede. Molhe as mãos, recomece, e não jogue o barro fora.',
    },
    'minami-light': {
      name: 'Haruo Minami',
      description:
        'Guarda da última luz do recife. Leu todos os livros que o mar trouxe, até onde iam as páginas.',
      before:
        'Por gentileza, não olhe para a lâmpada, nem para quem a guarda. Falta a página noventa do meu romance, e não estou para doçuras.',
      after:
        'Muito esclarecedor. Perdão, a gente vive anos sozinho com uma piada dessas, e ela escapa. Se achar a página noventa, estou sempre em casa.',
      lost: 'Não leve a mal. A luz dá voltas; desta vez estava do meu lado. Sente-se, que leio para você a partir da noventa e um.',
    },
    'bellacorda-masks': {
      name: 'Pomona Bellacorda',
      description:
        'Faz as máscaras da regata da meia-noite. Ninguém viu o rosto atrás da lua, e cada um se lembra de um.',
      before:
        'Escolha uma máscara, querida visita. As corajosas ficam à esquerda, mas aviso que são só de papel.',
      after:
        'Desmascarada! Na frente de todos, e com tanta educação. Fique com a que usou; ela já começou a parecer com você.',
      lost: 'Nada de lágrima atrás da máscara, estraga a tinta. Foi um encanto, e o baile dura a semana toda.',
    },
    'mensah-slip': {
      name: 'Abena Mensah',
      description:
        'Rebita cascos de dia e dança neles à noite, para testar as chapas. Nenhum navio dela fez água, mas um tem um amassado.',
      before: 'Escute: toc, toc, toc, tuc. Esse último é um rebite ruim, e eu vou achar o seu.',
      after:
        'Estanque. Bati em cada chapa sua, e nenhuma respondeu errado. Se for subir a serra, passe óleo em tudo duas vezes.',
      lost: 'Achei: um rebite solto, e nem é grande. Aperte e volte para a água. Estarei de ouvido.',
    },
    'orosa-reef': {
      name: 'Kaimi Orosa',
      description:
        'Mergulhador de pérolas do recife de fora. Prende o fôlego por seis minutos, e o rancor nem por um.',
      before: 'Uma respirada funda antes de começar. Faz bem a você, e maravilhas aos nervos dos peixes.',
      after:
        'Lá fui eu para o fundo, e estava lindo. A capitã do porto espera você; ela só solta o ar quando entra o último barco.',
      lost: 'Você subiu cedo demais, só isso. Boie um pouco, e depois descemos juntos de novo.',
    },
    'tan-harbour': {
      name: 'Zenobia Tan',
      description:
        'Capitã do porto das noventa ilhas, numa cadeira de rodas no cais. O navio que perdeu há trinta anos voltou e ainda trabalha para ela.',
      before: 'A vaga é sua até a preamar, que é daqui a nove minutos. Sugiro que comece.',
      after:
        'Passagem livre. Hasteie a bandeira que quiser, que eu bato continência. Acima do continente fica Sobrenuvem, onde me dizem que nem maré há, coitados.',
      lost: 'Encalhou, e não é vergonha; aquele banco de areia quem mapeou fui eu, com o casco. A maré levanta todo mundo. A minha vem duas vezes por dia.',
    },
    'lhawang-loom': {
      name: 'Norbu Lhawang',
      description:
        'Tece a seda de quem se dispõe a fiar. A fila de espera por um cachecol é de onze anos, e ninguém saiu dela.',
      before: 'Por favor, não puxe nenhum fio que vir. Um deles segura a ponte.',
      after:
        'Por cima e por baixo, como uma boa trama. Vou pôr você na barra do próximo cachecol, em miniatura, de botas vermelhas.',
      lost: 'Um ponto caído, nada mais. Não cortei o fio; retome onde largou.',
    },
    'huanca-springs': {
      name: 'Quilla Huanca',
      description:
        'Cuida das fontes quentes. Sabe, colherada por colherada, quanto calor uma pessoa aguenta, e a colher é grande.',
      before:
        'Sapatos fora, cabelo preso, e avise quando esquentar demais. Não mudo nada, mas gosto de saber.',
      after:
        'Bem cozidos, você e eu! O mergulho gelado é grátis para quem vence. Também é obrigatório, e fica atrás de você.',
      lost: 'Quente demais, foi? Era só dizer. Fique de molho até o time parar de tremer; para quem perde também é grátis.',
    },
    'diallo-strata': {
      name: 'Dra. Amara Diallo',
      description:
        'Estuda tudo o que tem mais de dez milhões de anos. Acha o resto de nós encantador e um pouco afobado.',
      before: 'Fique à vontade, isto pode levar uma hora. Na minha área, chamamos de explosão.',
      after: 'Extinta, e numa tarde só. Vou registrar você nas camadas de cima, logo acima da samambaia.',
      lost: 'Um pequeno deslize, e pequenos deslizes fazem montanhas, com o tempo. Tempo você tem. Vou etiquetar este como promissor.',
    },
    'tuyet-steps': {
      name: 'Abadessa Tuyet',
      description:
        'Varre toda manhã os mil degraus da abadia, para cima e depois para baixo. Ninguém se ofereceu duas vezes para levar a vassoura.',
      before: 'Você subiu novecentos e noventa e nove degraus. Eu sou o último.',
      after: 'Muito bem. Agora varra-os na descida, e vai começar a ver o que fez de certo.',
      lost: 'Você aprendeu para que serve o último degrau. Os outros agora serão mais curtos. Desça, suba, e no meio respire.',
    },
    'aikio-glacier': {
      name: 'Runa Aikio',
      description: 'Escuta a geleira e anota o que ela diz. Até agora falou quase só dos joelhos.',
      before: 'Psiu, ela está me dizendo algo. Diz que você está pisando no pé dela.',
      after:
        'Ela riu. Não ria desde antes de haver gente, e o vale vai precisar de vidraças novas. Obrigada.',
      lost: 'Ela diz para não ligar: há dez mil anos perde todo verão. E olhe só o tamanho dela.',
    },
    'qamar-dome': {
      name: 'Idris Qamar',
      description:
        'Astrônomo da alta cúpula. Deu nome a quatrocentas estrelas e chama todos os outros de “você aí”.',
      before: 'Você aí. Ou é desafiante, ou é cometa. Não se mexa até eu decidir.',
      after:
        'Cometa, claro: breve, brilhante e sem respeito pela mobília. Daqui a setenta e seis anos passa de novo, e a chaleira estará no fogo.',
      lost: 'Atrás de uma nuvem, só isso. Com as estrelas acontece o tempo todo, e ninguém pensa mal delas. Deixo a cúpula aberta.',
    },
    'zahnd-railway': {
      name: 'Gerta Zahnd',
      description:
        'Conduz o trem de cremalheira, numa ladeira que nunca foi aprovada. Uma vez atrasou quatro minutos, e tocaram os sinos.',
      before: 'Você veio onze segundos antes. Fique atrás da linha até eu estar pronta para a sua derrota.',
      after:
        'Atrasada, por uma pessoa, na minha própria plataforma. Vou anotar você no livro, em deslizamentos, com respeito.',
      lost: 'Este trem hoje não chegou. Outro parte quando você quiser, e eu o seguro na plataforma para você.',
    },
    'karaly-rescue': {
      name: 'Zoran Karaly',
      description:
        'Socorrista de montanha. Traz alpinistas perdidos no lombo de coisas de que alpinista costuma fugir.',
      before: 'Se cair, caia para a esquerda. Meu amigo da esquerda é rápido, e o da direita está com fome.',
      after:
        'Quarenta e um alpinistas, três cabras e uma banda de música, e agora quem é carregado sou eu. Suba; lá tem chá.',
      lost: 'Peguei você, não olhe para baixo. Quarenta e um eu já carreguei daqui, e trinta voltaram e subiram.',
    },
    'merak-summit': {
      name: 'Yangzom Merak',
      description:
        'Cuida da casa de chá do cume. Subiu há setenta anos para procurar o chapéu e já não se importa com ele.',
      before: 'Sente, sente. O chá leva exatamente o tempo de uma luta; aproveitemos.',
      after:
        'Beba quente, pequena avalanche. Do meu banco se vê uma terra onde é manhã e meia-noite ao mesmo tempo. Ali, logo depois do meu chapéu.',
      lost: 'Sente, sente. Perdi neste banco vinte anos antes que alguém pensasse em perder para mim. O chá é o mesmo.',
    },
    'moyo-seeds': {
      name: 'Thandeka Moyo',
      description:
        'Bibliotecária da casa das sementes, no bosque do amanhecer. Carvalho se empresta por duzentos anos; rabanete, pelo fim de semana.',
      before:
        'Silêncio, por favor, as prateleiras de cima estão germinando. Pode levar uma derrota emprestada, e devolva quando terminar.',
      after: 'Então não há multa. Leve também esta bolota. A devolução é em duzentos anos, e eu vou saber.',
      lost: 'Uma derrota, carimbada, sem prazo de devolução. Leia devagar; a parte útil vem perto do fim.',
    },
    'quince-daybreak': {
      name: 'Mirabel Quince',
      description:
        'Nove anos, e de pé antes de todo mundo. Virou líder depois de vencer três dos outros a caminho da escola.',
      before:
        'Às oito tenho que estar na escola, então vai ser rápido. Pode chorar depois. Todo mundo chora, não tem problema.',
      after:
        'Você ganhou! Ninguém ganha antes do café! Não conta pra professora, ela acha que me atrasei por causa de um dragão.',
      lost: 'Não fica triste, eu perdi um monte quando era pequena! Volta amanhã, que eu trago minha segunda melhor torrada.',
    },
    'haddad-glass': {
      name: 'Soraya Haddad',
      description:
        'Sopra vidro nas pedras do meio-dia, onde sua fornalha é só a segunda coisa mais quente. Suas vidraças se lembram do verão.',
      before: 'Fique na minha sombra, se quiser. Até as três não há outra.',
      after:
        'Você entrou feito areia, e agora se vê a coragem através de você. Não deixe ninguém embrulhar você em palha.',
      lost: 'Vidro quebra ao ser feito ou nunca mais, e você não quebrou. Sente à sombra, e da próxima vez traga água.',
    },
    'pell-ledgers': {
      name: 'Ignatius Pell',
      description:
        'Auditor de tesouros. Uma vez por ano conta o ouro de cada dragão, e cada dragão prende a respiração.',
      before: 'Nome, finalidade, e patrimônio em condições de luta. Aviso que eu sempre acho a diferença.',
      after: 'Não fecha. Refiz duas vezes, e o que sobra é você. Rubrique aqui, por gentileza.',
      lost: 'Transporto sua coragem para a página seguinte. Está lançada no ativo, e eu não cometo erros.',
    },
    'wrona-roost': {
      name: 'Tomasz Wrona',
      description:
        'Ao entardecer conta cada pássaro que volta, em voz alta e pelo nome. Em bom ano de tentilhões, janta bem tarde.',
      before: 'Quatro mil e seis, quatro mil e sete. Pode começar, eu luto e conto ao mesmo tempo.',
      after:
        'Agora perdi a conta, e com gosto. Ponho você como quatro mil e oito; esteja em casa antes de escurecer.',
      lost: 'Você perdeu umas penas, e elas crescem mais fortes. Contei você assim mesmo.',
    },
    'laras-shadows': {
      name: 'Dewi Laras',
      description:
        'Faz teatro de sombras nos juncos do entardecer. Suas figuras agradecem, e agradecem de novo com a lâmpada já apagada.',
      before: 'Em toda boa história alguém entra sabendo como ela acaba. Nunca é quem tem razão.',
      after:
        'Você mudou o último ato. Minhas sombras gostaram tanto que duas vão com você; não se vire depressa demais.',
      lost: 'Foi só o segundo ato, e herói sempre perde o segundo ato. Guardo seu lugar junto à lâmpada.',
    },
    'saarvi-lake': {
      name: 'Eino Saarvi',
      description: 'Pesca no lago da meia-noite as estrelas que caem nele e devolve as pequenas.',
      before: 'Fale baixo. Elas mordem melhor quando ninguém faz pedido.',
      after: 'Grande demais para a minha rede. Eu devolvia você, mas acho que você cai para cima.',
      lost: 'Escapou do anzol, só isso. Sente, o lago não tem pressa, e tenho café para dois.',
    },
    'oyelo-vigil': {
      name: 'Seraphine Oyelo',
      description:
        'Enfermeira da noite de quem não consegue descansar. Canta até que consigam, e mal chegou ao século quarto.',
      before: 'Psiu, o século nono acabou de pegar no sono. Se acordar, quem nina é você.',
      after:
        'Você nos cobriu a todos, e ninguém notou até escurecer. Vá a quem dá corda nas horas, e diga que ainda não estou cansada.',
      lost: 'Pronto, não se mexa, nada quebrou. Eu velo o seu time até sarar, e você fica com a cadeira boa.',
    },
    'abebe-hours': {
      name: 'Halcyon Abebe',
      description:
        'Guarda das quatro horas, que toda noite dá corda no céu à mão. Só se atrasou uma vez, por causa de um aniversário.',
      before:
        'A aurora trouxe você, o meio-dia testou, o entardecer deixou passar e a meia-noite me disse o seu nome. Vamos ver o que sobra do dia?',
      after:
        'Então era isso que os relógios esperavam. Eis a chave. Você não precisa dar corda em nada, mas é bom saber quem poderia.',
      lost: 'A hora foi minha, e as horas mudam de mão. Descanse até bater a próxima; deixo o portão só no trinco.',
    },
  },
  rival: {
    'rival-hamlet': {
      before: 'Página um, linha um: eu, vencendo. Deixei espaço para a data.',
      after:
        'Não foi derrota. Foi rascunho. Estarei em Vau do Trinco quando você tiver três insígnias, e com uma caneta melhor.',
      lost: 'Rá! Sublinhei. Duas vezes. Pode tentar de novo, tinta não me falta.',
    },
    'rival-town': {
      before: 'Andei treinando a minha cara de modéstia. Olhe bem, você a vê daqui a pouco.',
      after:
        'Você melhorou. Eu também, só que daí não dá para ver. Oito insígnias. O portão do brejo. Esteja lá.',
      lost: 'Esta é a cara de modéstia. Está firme, não está? Volte logo, não a seguro por muito tempo.',
    },
    'rival-gate': {
      before: 'Não dormi. Tudo bem, eles também não, a gente conversou. Estão do meu lado.',
      after:
        'Está bem. Está bem! Você passa primeiro. Eu seguro o portão, alguém sempre tem que segurar. A gente se vê onde o brejo acaba.',
      lost: 'Em primeiro lugar oficial pelo portão: Sorrel Latch. Eu espero você. É chato estar em primeiro e a sós.',
    },
    'rival-chapel': {
      before: 'Para esta não há página. Quero ver com os próprios olhos, não conferir depois.',
      after:
        'Está sentindo? Estão quentes, todos eles, os seus e os meus. É um fogo só. Eu estava tentando vencer um fogo.',
      lost: 'Venci. Venci mesmo, e não tenho com que escrever. Volte logo, para eu poder me lembrar melhor.',
    },
  },
};
export default words;
