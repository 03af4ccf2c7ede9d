/** Short forms of given names; each line is one name. */
const groups = `
abigail abby gail|albert al bert|alexander alexandra alex sasha sandy xander|alfred fred alf|amanda mandy|andrew andy drew|
angela angie|anthony tony|antonio toni tony|barbara barb babs|benjamin ben benny benji|bernard bernie|catherine katherine
kathryn katharina cathy kathy kate katie kat|charles charlie chuck chas|christina christine chris chrissy tina|christopher
chris topher kit|daniel dan danny|david dave davey|deborah debra deb debbie|donald don donnie|dorothy dot dottie|douglas doug|
edward ed eddie ned ted teddy|eleanor ellie nora|elizabeth liz lizzie beth betsy betty eliza elsie|emily em emmy|eugene gene|
evelyn evie|frances fran frankie|francis frank|francisco paco pancho|frederick fred freddy|gabriel gabe|gabriella gabby|
gerald gerry jerry|gregory greg|harold harry hal|henry harry hank|isabella izzy bella|jacob jake|jacqueline jackie|james jim
jimmy jamie|janet jan|jeffrey jeff|jennifer jen jenny jenn|jeremy jerry|jessica jess jessie|john johnny jack|jonathan jon
jonny|jose pepe|joseph joe joey|joshua josh|judith judy|karen kari|kenneth ken kenny|kimberly kim|lawrence larry|leonard leo
len lenny|louis lou louie|lucas luke|madeline maddie|manuel manny|margaret maggie meg peggy marge greta|maria mary mia|martin
marty|matthew matt matty|maximilian max|megan meg|melissa missy mel|michael mike mikey mick|michelle shelly|miguel mike|
mikhail misha|mohammed muhammad mohamed mo|nancy nan|natalie nat|nathaniel nathan nate|nicholas nicolas nick nicky|oliver
ollie|olivia liv livvy|pamela pam|patricia pat patty trish tricia|patrick pat paddy|peter pete|philip phillip phil|priscilla
prissy cilla|rachel rach|raymond ray|rebecca becky becca|richard rich rick ricky dick|robert rob robbie bob bobby bert|roberta
bobbie|ronald ron ronnie|rosemary rose rosie|samantha sam sammy|samuel sam sammy|sandra sandy|sarah sara sally|sebastian seb|
sergei seryozha|sharon shari|sofia sophia sophie|stephanie steph|stephen steven steve|stuart stu|susan sue susie suzie|teresa
theresa terry tess|theodore ted theo|thomas tom tommy|timothy tim timmy|tobias toby|valentina val|valerie val|vanessa nessa|
veronica ronnie|victoria vicky tori|vincent vince vinny|virginia ginny|vladimir vova vlad|walter walt wally|william will bill
billy willy liam|xiaoming ming|yevgeny zhenya|zachary zach zack|александр саша|алексей лёша|анастасия настя|дмитрий дима|
екатерина катя|елена лена|иван ваня|мария маша|михаил миша|наталья наташа|николай коля|ольга оля|сергей серёжа|татьяна таня`
  .split('|')
  .map((line) => line.trim().split(/\s+/));

/** The other names of a person with this given name. */
export function nicknamesOf(givenName: string): string[] {
  const name = givenName.toLowerCase();
  return [...new Set(groups.filter((names) => names.includes(name)).flat())].filter((one) => one !== name);
}
