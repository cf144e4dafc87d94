import type { mapsWords } from '../en/maps.ts';

const words: typeof mapsWords = {
  title: '地图',
  hint: '你想去哪里？',
  inBattle: '还有一场对战没打完。打完之前，地图会等着你。',
  more: '步行到达的新地图会出现在这里。',
  wanderer: (species, map, ground, until) =>
    `今日旅客：${species}来到了${map}（${ground}），一直待到${until}。明天来的会是别人。`,
  places: {
    green_land: { title: '青青原', text: '一片村中草地，一湾静静的湖，还有第一丛高草。' },
    green_land2: { title: '青青原2', text: '沿河而下，直到海边：悬崖、沙滩，还有更强的生灵。' },
    green_land3: { title: '闩渡镇', text: '广场四周九座道馆，一家商店，还有一条从不着急的小溪。' },
    harkmoor: { title: '泥炭村', text: '沿着穿过沼泽的路，零零落落几户人家。人们话不多，但多半当真。' },
    harkmoor2: { title: '长聆原', text: '石楠、水洼和一圈石头。小路慢慢地走。' },
    harkmoor3: { title: '沉水礼拜堂', text: '一条堤道通向一口没有人敲的钟。' },
    scattersea: { title: '帆索港', text: '港湾四周是人家。钟还没商量好几点，船就已经回来了。' },
    scattersea2: { title: '水漂岛', text: '像是谁扔出来的一串小岛，木板路一直铺到它们落下的地方。' },
    scattersea3: { title: '纺锤沙洲', text: '一圈圈的沙，中央是灯塔，半路上有一艘带花园的船。' },
    overcloud: { title: '盐崖村', text: '崖上的房子用绳子拴在一起。茶是咸的，茶壶从来不凉。' },
    overcloud2: { title: '风落岭', text: '云上的四层台地。下去比上来快。' },
    overcloud3: { title: '风之琴', text: '石头的管子高得像房子。风在弹奏，没有人翻谱。' },
    fourlight: { title: '半点镇', text: '小镇围着一座日晷，同时指着四个钟点。没有人迟到，因为没有理由。' },
    fourlight2: { title: '慢行里', text: '早晨、正午、傍晚和夜里，并排挨着。桥在每个钟点都吱呀作响。' },
    fourlight3: { title: '冷灶', text: '第一间厨房的炉灶，四角各有一盏灯，还有冰川看管的图书馆。' },
  },
};
export default words;
