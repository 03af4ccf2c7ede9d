import { readEntity, type Entity, type EntityDefinition } from './schema';

/** Fields that several kinds of people share. */
const personFields = `
  firstName:String(50)! middleName:String(50) lastName:String(50)! name:String(100) nickName:String(50)
  namePrefix:String(5) nameSuffix:String(5) email:String(100) email2:String(100) email3:String(100) phone:String(20)
  phone2:String(20) phone3:String(20) mobile:String(20) workPhone:String(20) pager:String(20) fax:String(20)
  address:Address secondaryAddress:Address occupation:String(100) massMailOptOut:Boolean smsOptIn:Boolean
  isAnonymized:Boolean isDeleted:Boolean dateAdded:Timestamp~ dateLastModified:Timestamp~ externalID:String(50)`;

/** Added to each kind of file attachment. */
const attachmentFields = `
  name:String(200)! type:String(100) contentType:String(100) contentSubType:String(100) fileExtension:String(20)
  fileSize:Integer~ fileType:String(20) uuid:String(50)~ dateAdded:Timestamp~ description:Text directory:String(100)
  distribution:String(50) externalID:String(100) isPrivate:Boolean isSendOut:Boolean isOpen:Boolean isExternal:Boolean
  isEncrypted:Boolean isDeleted:Boolean isCopied:Boolean`;

const attachmentOf = (field: string, owner: string): EntityDefinition => ({
  fields: `${attachmentFields} ${field}:>${owner}`,
  softDelete: true,
});

/** A list of names: categories, skills and the like. */
const namedList: EntityDefinition = {
  fields: 'name:String(100)! enabled:Boolean dateAdded:Timestamp~ externalID:String(50) type:String(50)',
  readOnly: true,
};

/**
 * The entities that the simulator knows and their fields, as the public reference of the REST API lists them
 * (https://bullhorn.github.io/rest-api-docs/entityref.html). Sensitive fields (ssn, taxID, gender, ethnicity …) are
 * left out: no client of a recruiting portal may ask for them.
 */
const definitions: Readonly<Record<string, EntityDefinition>> = {
  Candidate: {
    person: true,
    softDelete: true,
    search: true,
    files: 'CandidateFileAttachment',
    fields: `${personFields}
      companyName:String(100) companyURL:String(100) status:String(100)#CandidateStatus type:String(100)
      employeeType:String(30) source:String(200) preferredContact:String(15) comments:Text description:Text
      skillSet:Text certifications:Text educationDegree:String(50) degreeList:Text experience:Integer
      dateAvailable:Timestamp dateAvailableEnd:Timestamp desiredLocations:String(255) travelLimit:Integer
      willRelocate:Boolean workAuthorized:Boolean salary:Decimal salaryLow:Decimal hourlyRate:Decimal
      hourlyRateLow:Decimal dayRate:Decimal dayRateLow:Decimal username:String(100) isEditable:Boolean
      dateLastComment:Timestamp~ dateNextCall:Timestamp userDateAdded:Timestamp~
      category:>Category owner:>CorporateUser linkedPerson:>Person referredByPerson:>Person
      categories:>>Category businessSectors:>>BusinessSector primarySkills:>>Skill secondarySkills:>>Skill
      specialties:>>Specialty secondaryOwners:>>CorporateUser submissions:>>JobSubmission.candidate
      webResponses:>>JobSubmission.candidate sendouts:>>Sendout.candidate placements:>>Placement.candidate
      interviews:>>Appointment.candidateReference tearsheets:>>Tearsheet.candidates notes:>>Note.candidates
      workHistories:>>CandidateWorkHistory.candidate educations:>>CandidateEducation.candidate
      references:>>CandidateReference.candidate certificationList:>>CandidateCertification.candidate
      fileAttachments:>>CandidateFileAttachment.candidate
      customText1-40:String(100) customInt1-23:Integer customFloat1-23:Decimal customDate1-13:Timestamp
      customTextBlock1-10:Text`,
  },
  ClientContact: {
    person: true,
    softDelete: true,
    search: true,
    files: 'ClientContactFileAttachment',
    fields: `${personFields}
      division:String(40) office:String(40) status:String(30)#ClientContactStatus type:String(30) source:String(100)
      preferredContact:String(15) username:String(100) numEmployees:Integer desiredSkills:String(255)
      desiredCategories:String(255) desiredSpecialties:String(255) comments:Text description:Text
      dateLastVisit:Timestamp clientCorporation:>ClientCorporation! category:>Category owner:>CorporateUser
      reportToPerson:>Person referredByPerson:>Person linkedPerson:>Person categories:>>Category skills:>>Skill
      businessSectors:>>BusinessSector secondaryOwners:>>CorporateUser tearsheets:>>Tearsheet.clientContacts
      jobOrders:>>JobOrder.clientContact sendouts:>>Sendout.clientContact notes:>>Note.clientContacts
      fileAttachments:>>ClientContactFileAttachment.clientContact customText1-20:String(100) customInt1-3:Integer
      customFloat1-3:Decimal customDate1-3:Timestamp customTextBlock1-5:Text`,
  },
  Lead: {
    person: true,
    softDelete: true,
    search: true,
    fields: `${personFields}
      companyName:String(100) companyURL:String(100) status:String(100)#LeadStatus type:String(100)
      leadSource:String(15) campaignSource:String(50) conversionSource:String(50) priority:String(50) role:String(255)
      comments:Text description:Text skillSet:Text salary:Decimal salaryLow:Decimal willRelocate:Boolean
      preferredContact:String(15) dateLastComment:Timestamp~ dateLastVisited:Timestamp
      clientCorporation:>ClientCorporation category:>Category owner:>CorporateUser assignedTo:>>CorporateUser
      primarySkills:>>Skill secondarySkills:>>Skill specialties:>>Specialty businessSectors:>>BusinessSector
      candidates:>>Candidate clientContacts:>>ClientContact tearsheets:>>Tearsheet.leads notes:>>Note.leads
      customText1-20:String(100) customInt1-3:Integer customFloat1-3:Decimal customDate1-3:Timestamp
      customTextBlock1-5:Text`,
  },
  CorporateUser: {
    person: true,
    readOnly: true,
    fields: `${personFields}
      externalEmail:String(60) emailSignature:Text username:String(100) masterUserID:Integer userType:String(50)
      enabled:Boolean isHidden:Boolean isLockedOut:Boolean primaryDepartment:>Department departments:>>Department
      departmentIdList:String(255) reportToPerson:>Person userDateAdded:Timestamp~ customText1-20:String(100)`,
  },
  Department: { ...namedList },
  JobOrder: {
    softDelete: true,
    search: true,
    files: 'JobOrderFileAttachment',
    fields: `
      title:String(100)! status:String(200)#JobStatus isOpen:Boolean isDeleted:Boolean isPublic:Integer
      isClientEditable:Boolean isInterviewRequired:Boolean isWorkFromHome:Boolean type:Integer
      employmentType:String(200)#EmploymentType onSite:String(20) description:Text publicDescription:Text benefits:Text
      bonusPackage:String(100) address:Address hoursPerWeek:Decimal hoursOfOperation:String(30) durationWeeks:Decimal
      salary:Decimal salaryUnit:String(12) payRate:Decimal clientBillRate:Decimal feeArrangement:Decimal
      markUpPercentage:Decimal startDate:Timestamp dateEnd:Timestamp estimatedEndDate:Timestamp dateAdded:Timestamp~
      dateClosed:Timestamp dateLastPublished:Timestamp~ dateLastModified:Timestamp~ numOpenings:Integer
      yearsRequired:Integer educationDegree:String(50) degreeList:Text skillList:Text certificationList:String(255)
      travelRequirements:String(100) willRelocate:Boolean willSponsor:Boolean source:String(50) externalID:String(50)
      reasonClosed:String(100) jobBoardList:String(255) publishedZip:String(20) jobPostingURL:String(255)
      clientContact:>ClientContact clientCorporation:>ClientCorporation! owner:>CorporateUser
      responseUser:>CorporateUser publishedCategory:>Category~ reportToClientContact:>ClientContact
      assignedUsers:>>CorporateUser categories:>>Category businessSectors:>>BusinessSector skills:>>Skill
      specialties:>>Specialty submissions:>>JobSubmission.jobOrder webResponses:>>JobSubmission.jobOrder
      interviews:>>Appointment.jobOrder sendouts:>>Sendout.jobOrder placements:>>Placement.jobOrder
      notes:>>Note.jobOrders tearsheets:>>Tearsheet.jobOrders fileAttachments:>>JobOrderFileAttachment.jobOrder
      customText1-40:String(100) customInt1-8:Integer customFloat1-3:Decimal customDate1-3:Timestamp
      customTextBlock1-5:Text`,
  },
  JobSubmission: {
    search: true,
    softDelete: true,
    fields: `
      candidate:>Candidate! jobOrder:>JobOrder! sendingUser:>CorporateUser owners:>>CorporateUser
      status:String(30)#JobResponseStatus source:String(100) comments:Text dateAdded:Timestamp~
      dateLastModified:Timestamp~ dateWebResponse:Timestamp startDate:Timestamp endDate:Timestamp payRate:Decimal
      billRate:Decimal salary:Decimal isDeleted:Boolean isHidden:Boolean screeningStatus:String(30)
      screeningScore:Integer screeningSummary:String(255) history:>>JobSubmissionHistory.jobSubmission
      customText1-25:String(100) customInt1-5:Integer customFloat1-5:Decimal customDate1-5:Timestamp
      customTextBlock1-5:Text`,
  },
  JobSubmissionHistory: {
    readOnly: true,
    fields: `jobSubmission:>JobSubmission status:String(30) comments:Text dateAdded:Timestamp~
      modifyingUser:>CorporateUser transactionID:String(50)`,
  },
  Placement: {
    search: true,
    files: 'PlacementFileAttachment',
    fields: `
      candidate:>Candidate! jobOrder:>JobOrder! jobSubmission:>JobSubmission status:String(30)#PlacementStatus
      dateBegin:Timestamp dateEnd:Timestamp employmentType:String(30) employeeType:String(30) salary:Decimal
      salaryUnit:String(12) payRate:Decimal clientBillRate:Decimal fee:Decimal referralFee:Decimal
      referralFeeType:String(20) daysGuaranteed:Integer daysProRated:Integer durationWeeks:Decimal hoursPerDay:Decimal
      owner:>CorporateUser approvingClientContact:>ClientContact billingClientContact:>ClientContact
      reportTo:String(100) comments:Text terminationReason:String(255) notes:>>Note.placements dateAdded:Timestamp~
      dateLastModified:Timestamp~ fileAttachments:>>PlacementFileAttachment.placement customText1-60:String(100)
      customInt1-23:Integer customFloat1-23:Decimal customDate1-13:Timestamp customTextBlock1-5:Text`,
  },
  ClientCorporation: {
    search: true,
    files: 'ClientCorporationFileAttachment',
    fields: `
      name:String(100)! status:String(30) address:Address billingAddress:Address phone:String(20)
      companyURL:String(100) companyDescription:Text culture:Text competitors:Text industryList:String(255)
      businessSectorList:String(255) annualRevenue:Decimal numEmployees:Integer numOffices:Integer ownership:String(30)
      tickerSymbol:String(5) dateFounded:Timestamp feeArrangement:Decimal taxRate:Decimal notes:Text
      externalID:String(30) dateAdded:Timestamp~ dateLastModified:Timestamp~
      clientContacts:>>ClientContact.clientCorporation leads:>>Lead.clientCorporation
      jobOrders:>>JobOrder.clientCorporation parentClientCorporation:>ClientCorporation
      fileAttachments:>>ClientCorporationFileAttachment.clientCorporation customText1-20:String(100)
      customInt1-3:Integer customFloat1-3:Decimal customDate1-3:Timestamp customTextBlock1-5:Text`,
  },
  Tearsheet: {
    softDelete: true,
    fields: `name:String(100)! description:Text isPrivate:Boolean isDeleted:Boolean owner:>CorporateUser
      candidates:>>Candidate clientContacts:>>ClientContact jobOrders:>>JobOrder leads:>>Lead
      users:>>CorporateUser dateAdded:Timestamp~ dateLastModified:Timestamp~`,
  },
  Sendout: {
    fields: `candidate:>Candidate! clientContact:>ClientContact clientCorporation:>ClientCorporation jobOrder:>JobOrder
      jobSubmission:>JobSubmission user:>CorporateUser email:String(100) isRead:Boolean numTimesRead:Integer
      dateAdded:Timestamp~`,
  },
  Note: {
    softDelete: true,
    search: true,
    fields: `action:String(30)#NoteAction comments:Text! commentingPerson:>Person personReference:>Person!
      candidates:>>Candidate clientContacts:>>ClientContact corporateUsers:>>CorporateUser leads:>>Lead
      placements:>>Placement jobOrder:>JobOrder jobOrders:>>JobOrder minutesSpent:Integer dateAdded:Timestamp
      dateLastModified:Timestamp~ isDeleted:Boolean externalID:String(50)
      entities:>>NoteEntity.note`,
  },
  NoteEntity: { fields: 'note:>Note! targetEntityID:Integer! targetEntityName:String(30)!' },
  Appointment: {
    softDelete: true,
    fields: `type:String(30) subject:String(100) description:Text dateBegin:Timestamp dateEnd:Timestamp
      location:String(100) communicationMethod:String(30) isAllDay:Boolean isPrivate:Boolean isDeleted:Boolean
      notificationMinutes:Integer candidateReference:>Candidate clientContactReference:>ClientContact jobOrder:>JobOrder
      placement:>Placement lead:>Lead owner:>CorporateUser dateAdded:Timestamp~ dateLastModified:Timestamp~`,
  },
  CandidateWorkHistory: {
    softDelete: true,
    fields: `candidate:>Candidate! title:String(50) companyName:String(100) startDate:Timestamp endDate:Timestamp
      comments:Text isLastJob:Boolean salary1:Decimal salary2:Decimal salaryType:String(20)
      terminationReason:String(100) clientCorporation:>ClientCorporation jobOrder:>JobOrder placement:>Placement
      isDeleted:Boolean dateAdded:Timestamp~`,
  },
  CandidateEducation: {
    softDelete: true,
    fields: `candidate:>Candidate! school:String(100) degree:String(50) major:String(100) city:String(40)
      state:String(40) startDate:Timestamp endDate:Timestamp graduationDate:Timestamp gpa:Decimal
      certification:String(100) comments:Text isDeleted:Boolean dateAdded:Timestamp~`,
  },
  CandidateReference: {
    softDelete: true,
    fields: `candidate:>Candidate! referenceFirstName:String(50) referenceLastName:String(50)
      referenceTitle:String(50) referenceEmail:String(100) referencePhone:String(20) companyName:String(100)
      yearsKnown:Integer status:String(30) isDeleted:Boolean dateAdded:Timestamp~`,
  },
  CandidateCertification: {
    softDelete: true,
    fields: `candidate:>Candidate! name:String(100) licenseNumber:String(50) licenseType:String(50)
      issuedBy:String(50) dateCertified:Timestamp dateExpiration:Timestamp status:String(30) comments:Text
      isDeleted:Boolean dateAdded:Timestamp~`,
  },
  Category: namedList,
  Skill: namedList,
  Specialty: namedList,
  BusinessSector: namedList,
  Country: { fields: 'name:String(100) code:String(5)', readOnly: true },
  CandidateFileAttachment: attachmentOf('candidate', 'Candidate'),
  ClientContactFileAttachment: attachmentOf('clientContact', 'ClientContact'),
  ClientCorporationFileAttachment: attachmentOf('clientCorporation', 'ClientCorporation'),
  JobOrderFileAttachment: attachmentOf('jobOrder', 'JobOrder'),
  PlacementFileAttachment: attachmentOf('placement', 'Placement'),
};

/** Fields of an address. */
export const addressFields = [
  'address1',
  'address2',
  'city',
  'state',
  'zip',
  'countryID',
  'countryName',
  'countryCode',
] as const;

/** All entities by name. */
export const entities: ReadonlyMap<string, Entity> = new Map(
  Object.entries(definitions).map(([name, definition]) => [name, readEntity(name, definition)]),
);

/** Kinds of people: `Person` in an association stands for any of them. */
export const personEntities: readonly string[] = [...entities.values()].filter((e) => e.isPerson).map((e) => e.name);

/** An entity by its exact name. @returns null for an unknown one. */
export function findEntity(name: string): Entity | null {
  return entities.get(name) ?? null;
}
